import { expect, it } from 'vitest';
import { answers, startWith } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { surveyMachine } from './survey.machine';

const day = 86_400_000;

async function open(kept: string | null, now = sampleNow) {
  const writePreference = answers<void, { name: string; value: string }>(undefined);
  const readPreference = answers<string | null, { name: string }>(kept);
  const stage = startWith(surveyMachine, {
    systemActors: sampleSystemActors(),
    now,
    ports: { readPreference, writePreference },
  });
  await stage.settle();
  return { ...stage, state: () => stage.actor.getSnapshot().value, readPreference, writePreference };
}

it('asks who was never asked, and keeps the moment for that person when it is put off', async () => {
  const { actor, state, readPreference, writePreference } = await open(null);
  expect([state(), readPreference.asked]).toEqual(['asking', [{ name: 'survey:u-ana' }]]);
  actor.send({ type: 'survey.dismiss' });
  expect([state(), writePreference.asked]).toEqual([
    'away',
    [{ name: 'survey:u-ana', value: '2026-11-20T12:00:00.000Z' }],
  ]);
});

it.each([
  [7 * day - 1, 'away'],
  [7 * day, 'asking'],
])('%i ms after it was put off it is %s', async (since, state) => {
  expect((await open(new Date(sampleNow).toISOString(), sampleNow + since)).state()).toBe(state);
});

it('thanks for an answer, asks nobody twice, and asks again what makes no sense', async () => {
  const { actor, state, writePreference } = await open('never');
  actor.send({ type: 'survey.answer', rating: 5 });
  actor.send({ type: 'survey.answer', rating: 1 });
  expect([state(), writePreference.asked.length]).toEqual(['thanking', 1]);
});
