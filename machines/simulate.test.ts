import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { simulate } from './simulator/simulate';
import { toStep } from './simulator/to-step';
import { roster } from './roster';
import { loadSamples, machinePaths } from '../tests/roster-samples';

/** Machines that go on by themselves where a path waits to be told, and why. */
const ahead: Record<string, string> = {
  sendNotice: 'the drawer that it opens answers at once when nothing is to be asked',
  shell: 'two delays may be due at the same moment',
  outbox: 'what a job of it reports moves it on by itself',
  importTip: 'a profile that is known says at once whether the tip was closed',
  drafts: 'the last writing ends by itself',
  alerts: 'no other tab of a simulation holds what the one that tells must have',
  exportWatch: 'drafts that are known say at once what is waited for',
  learnedOrder: 'drafts that are known say at once what was learned',
  newEvidence: 'a case, and rows that are known, are found at once',
  relistings: 'a profile that is known says at once whose past is read',
  rings: 'a profile that is known says at once whose rings are looked for',
  againReminder: 'a profile that is known says at once what it wants to be reminded of',
};
const most = 25;

/** Of some walks, shortest and longest ones among them: how many led where the path says, and what the others met. */
async function compared(name: keyof typeof roster) {
  const machine: AnyStateMachine = await roster[name].load();
  const samples = await loadSamples(roster[name].folder);
  const paths = await machinePaths(name);
  let kept = 0;
  const astray: string[] = [];
  for (const life of samples.lives) {
    const walks = paths.walks.filter((walk) => walk.life === life.name);
    const every = Math.max(1, Math.floor(walks.length / most));
    for (const { events, value } of walks.filter((_, index) => index % every === 0)) {
      const simulation = await simulate(machine, samples, life.name);
      const whys: string[] = [];
      for (const event of events) whys.push((await simulation.take(toStep(simulation, event))) ?? '');
      const path = `${life.name}: ${events.map(({ type }) => type).join(' → ')}`;
      if (simulation.at() === JSON.stringify(value)) kept += 1;
      else astray.push(`${path}: ${whys.join(' ')} ${simulation.at()}, not ${JSON.stringify(value)}`);
      simulation.stop();
    }
  }
  return { kept, astray };
}

const names = Object.keys(roster) as (keyof typeof roster)[];

describe('a running machine goes where its paths say', () => {
  test.each(names.filter((name) => !(name in ahead)))('%s', async (name) => {
    expect((await compared(name)).astray).toEqual([]);
  });

  test.each(Object.keys(ahead) as typeof names)('%s, as far as it waits to be told', async (name) => {
    const { kept, astray } = await compared(name);
    expect(astray.length).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(astray.length / 2);
  });
});

describe('a simulation that is stopped', () => {
  test.each(names)('%s: its machine has ended, no delay stands and nobody is asked', async (name) => {
    const machine: AnyStateMachine = await roster[name].load();
    const simulation = await simulate(machine, await loadSamples(roster[name].folder));
    simulation.stop();
    await simulation.settle();
    expect(simulation.actor.getSnapshot().status).not.toBe('active');
    expect(simulation.timers()).toEqual([]);
    expect(simulation.asks().filter(({ standing }) => standing === 'open')).toEqual([]);
  });
});
