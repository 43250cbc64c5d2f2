import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromPromise, setup, type AnyActorRef } from 'xstate';
import { delaysOf } from '../../../machines/kit/internals';
import type { TakenStep } from '../../../machines/simulator/walk';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { stopWalks, startWalk, type StartedWalk } from './walk.fixture';
import type { WalkEvent } from './walk.types';

/** Each machine that began, and the signal of what it asks. */
const begun: { actor: AnyActorRef; asks: AbortSignal }[] = [];
const machine = setup({
  actors: {
    asking: fromPromise<never, AnyActorRef>(({ input, signal }) => {
      begun.push({ actor: input, asks: signal });
      return new Promise(() => undefined);
    }),
  },
}).createMachine({
  id: 'waiting',
  invoke: { src: 'asking', input: ({ self }) => self },
  on: { go: { actions: () => undefined } },
  after: { 5000: {} },
});

let exhibit: Exhibit;
beforeAll(async () => {
  exhibit = { ...(await loadExhibit('case')), machine };
});
beforeEach(() => void begun.splice(0));
afterEach(stopWalks);

const readScenarioName = () => exhibit.samples.lives[0].name;
const go: TakenStep = { do: 'send', event: { type: 'go' }, to: '{}' };
const steps = [go, go, go];

/** Whether it lives, how many delays of it run, and whether it still asks. */
function standing({ actor, asks }: (typeof begun)[number]) {
  return [(actor.getSnapshot() as { status: string }).status, delaysOf(actor.system).length, !asks.aborted];
}
const alive = ['active', 1, true];
const ended = ['stopped', 0, false];
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};
/** Nothing here waits for more than promises: they are all done before the next task. */
const allDone = () => new Promise((done) => setTimeout(done));

/** Begins a walk and does that after so many turns of the promises; how it stands in the end with the one that plays, and with the others. */
async function interrupted(at: number | undefined, pause: number, act: (one: StartedWalk) => void) {
  begun.splice(0);
  const one = startWalk(exhibit, { life: readScenarioName(), steps, at });
  await turns(pause);
  const stood = one.context().simulation !== null;
  act(one);
  await allDone();
  const isHere = ({ actor }: (typeof begun)[number]) => actor === one.context().simulation?.actor;
  const told = {
    stood,
    plays: begun.filter(isHere).map(standing),
    others: begun.filter((one) => !isHere(one)).map(standing),
  };
  stopWalks();
  return told;
}

describe.each([undefined, 1])('a walk bound for step %s', (at) => {
  test('that is overtaken by another ends with its machine, its delays and what it asks, whenever that is', async () => {
    const load: WalkEvent = { type: 'walk.load', course: { life: readScenarioName(), steps: [] } };
    for (let [pause, isOver] = [0, false]; !isOver; pause += 1) {
      const { stood, plays, others } = await interrupted(at, pause, ({ walk }) => walk.send(load));
      expect([pause, plays, others]).toEqual([pause, [alive], others.map(() => ended)]);
      expect(others.length).toBeGreaterThan(0);
      isOver = stood;
    }
  });

  test('that is left ends so too, whenever that is', async () => {
    for (let [pause, isOver] = [0, false]; !isOver; pause += 1) {
      const { stood, plays, others } = await interrupted(at, pause, stopWalks);
      const all = [...plays, ...others];
      expect([pause, all]).toEqual([pause, all.map(() => ended)]);
      expect(all.length).toBeGreaterThan(0);
      isOver = stood;
    }
  });
});

test('of three walks that are loaded at once the last one stands, and it alone plays', async () => {
  const course = (count: number): WalkEvent => ({
    type: 'walk.load',
    course: { life: readScenarioName(), steps: steps.slice(0, count) },
  });
  const { rested, send, context } = startWalk(exhibit, { life: readScenarioName(), steps });
  await rested();
  await send(course(3), course(1), course(2));
  await allDone();
  expect([context().at, context().frames.length]).toEqual([2, 3]);
  expect(begun.map(standing)).toEqual([ended, ended, ended, alive]);
  expect(begun[3]?.actor).toBe(context().simulation?.actor);
});
