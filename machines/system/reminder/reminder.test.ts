import { expect, it } from 'vitest';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { reminderMachine } from './reminder.machine';
import { putOffUntil } from './reminder.samples';

async function open(
  showDenounceReminder: FakePorts['showDenounceReminder'] = answers(true),
  systemActors = sampleSystemActors(),
) {
  const stage = startWith(reminderMachine, { systemActors, now: sampleNow, ports: { showDenounceReminder } });
  await stage.settle();
  return { ...stage, state: () => stage.actor.getSnapshot().value };
}

it('put off it is away until tomorrow, which the profile keeps', async () => {
  const { actor, state, receivedBy } = await open();
  expect(state()).toBe('shown');
  actor.send({ type: 'reminder.later' });
  expect([state(), receivedBy('profile')]).toEqual([
    'away',
    [{ type: 'reminder.putOff', until: '2026-11-21T12:00:00.000Z' }],
  ]);
});

it('is away once its link to what awaits an answer is followed', async () => {
  const { actor, state } = await open();
  actor.send({ type: 'reminder.answer' });
  expect(state()).toBe('away');
});

it.each([
  ['2026-11-20T12:00:00.001Z', 'away'],
  ['2026-11-20T12:00:00.000Z', 'shown'],
])('put off until %s it is %s at noon', async (until, state) => {
  expect((await open(answers(true), putOffUntil(until))).state()).toBe(state);
});

it('is away where nothing awaits an answer, and where nobody can say', async () => {
  expect((await open(answers(false))).state()).toBe('away');
  expect((await open(refuses('SERVER_ERROR'))).state()).toBe('away');
});
