import { beforeAll, describe, expect, test, afterEach, beforeEach } from 'vitest';
import type { Step, TakenStep } from '../../../machines/simulator/walk';
import { loadExhibit } from '../lab/exhibit';
import { frameWith } from '../lab/frame.fixture';
import type { Exhibit, Frame } from '../lab/lab.types';
import { isOnline, nextDue, stepsOf, withFrame, withPassedTime } from './walk.rules';
import { fromPromise, setup, type AnyActorRef } from 'xstate';
import { delaysOf } from '../../../machines/kit/internals';
import { stopWalks, startWalk, type StartedWalk } from './walk.fixture';
import type { WalkEvent } from './walk.types';

const frame = (step: TakenStep | null, more: Partial<Frame> = {}): Frame => frameWith({ step, ...more });
const sendStep = (type: string, to = '"here"'): TakenStep => ({ do: 'send', event: { type }, to });
const wait = (ms: number, to = '"here"'): TakenStep => ({ do: 'wait', ms, to });
const timer = (due: number) => ({ event: 'xstate.after.1.a', says: 'after 1 ms', due, inner: false });

const start = frame(null);
const [a, b, c] = [frame(sendStep('a')), frame(sendStep('b')), frame(sendStep('c'))];
const walkedFrames = [start, a, b, c];

describe('a frame that comes to a walk', () => {
  test('stands at the end of it', () => {
    expect(withFrame({ frames: [start], at: 0 }, a)).toEqual({ frames: [start, a], at: 1 });
    expect(withFrame({ frames: [start, a], at: 1 }, a)).toEqual({ frames: [start, a, a], at: 2 });
  });

  test('of a step that was taken here before keeps all that came after it', () => {
    const again = frame(sendStep('a'), { now: 7 });
    expect(withFrame({ frames: walkedFrames, at: 0 }, again)).toEqual({ frames: [start, again, b, c], at: 1 });
    expect(withFrame({ frames: walkedFrames, at: 1 }, b)).toEqual({ frames: walkedFrames, at: 2 });
  });

  test('of another step begins a branch: what came after is gone', () => {
    expect(withFrame({ frames: walkedFrames, at: 1 }, c)).toEqual({ frames: [start, a, c], at: 2 });
    const payload = frame({ do: 'send', event: { type: 'a', tab: 2 }, to: '"here"' });
    expect(withFrame({ frames: walkedFrames, at: 0 }, payload)).toEqual({ frames: [start, payload], at: 1 });
  });

  test('of the same step that ended elsewhere is a branch too', () => {
    const elsewhere = frame(sendStep('a', '"there"'));
    expect(withFrame({ frames: walkedFrames, at: 0 }, elsewhere)).toEqual({ frames: [start, elsewhere], at: 1 });
  });

  test('that waits after a wait in which nothing happened becomes one with it', () => {
    const quiet = frame(wait(250), { now: 250 });
    const longer = frame(wait(100), { now: 350 });
    expect(withFrame({ frames: [start, quiet], at: 1 }, longer)).toEqual({
      frames: [start, { ...longer, step: wait(350) }],
      at: 1,
    });
  });

  test('in which a delay falls due takes the quiet time before it, and says what happened', () => {
    const quiet = frame(wait(250), { now: 250 });
    const fired = frame(wait(750, '"there"'), { value: 'there', taken: ['a --after--> there'], now: 1000 });
    expect(withFrame({ frames: [start, quiet, c], at: 1 }, fired)).toEqual({
      frames: [start, { ...fired, step: wait(1000, '"there"') }],
      at: 1,
    });
  });

  test.each<[string, Partial<Frame>]>([
    ['took a transition', { taken: ['a --after--> b'] }],
    ['told a system actor', { said: [{ from: '', to: 'notices', event: { type: 'x' } }] }],
    ['told the parent', { said: [{ from: '', to: 'parent', event: { type: 'x' } }] }],
    ['emitted', { said: [{ from: '', to: 'everyone', event: { type: 'x' } }] }],
  ])('stands by itself after a wait that %s', (_what, more) => {
    const loud = frame(wait(250), more);
    const next = frame(wait(100));
    expect(withFrame({ frames: [start, loud], at: 1 }, next)).toEqual({ frames: [start, loud, next], at: 2 });
  });

  test('stands by itself when only one of the two is a wait, and after the start', () => {
    const quiet = frame(wait(250));
    expect(withFrame({ frames: [start], at: 0 }, quiet)).toEqual({ frames: [start, quiet], at: 1 });
    expect(withFrame({ frames: [start, quiet], at: 1 }, a)).toEqual({ frames: [start, quiet, a], at: 2 });
    expect(withFrame({ frames: [start, a], at: 1 }, quiet)).toEqual({ frames: [start, a, quiet], at: 2 });
  });

  test('leaves the walk that it came to as it was', () => {
    const before = structuredClone(walkedFrames);
    withFrame({ frames: walkedFrames, at: 0 }, a);
    withFrame({ frames: walkedFrames, at: 2 }, b);
    expect(walkedFrames).toEqual(before);
  });
});

test('the steps of frames are those that were taken, without the start', () => {
  expect(stepsOf([])).toEqual([]);
  expect(stepsOf(walkedFrames)).toEqual([sendStep('a'), sendStep('b'), sendStep('c')]);
});

test('the next delay is the soonest, never in the past, and none where none runs', () => {
  expect(nextDue(undefined)).toBeNull();
  expect(nextDue(start)).toBeNull();
  expect(nextDue(frame(null, { timers: [timer(900), timer(300), timer(600)] }))).toBe(300);
  expect(nextDue(frame(null, { timers: [timer(-5), timer(300)] }))).toBe(0);
  expect(nextDue(frame(null, { timers: [timer(0)] }))).toBe(0);
});

test('a step comes after the time that passed while the clock ran', () => {
  const step: Step = { do: 'online', online: false };
  expect(withPassedTime({ clockRuns: true, since: 1000 }, 1250.4, step)).toEqual([{ do: 'wait', ms: 250 }, step]);
  expect(withPassedTime({ clockRuns: false, since: 1000 }, 1250, step)).toEqual([step]);
  expect(withPassedTime({ clockRuns: true, since: 1000 }, 1000.4, step)).toEqual([step]);
  expect(withPassedTime({ clockRuns: true, since: 1000 }, 400, step)).toEqual([step]);
});

describe('whether the browser is online', () => {
  let exhibit: Exhibit;
  beforeAll(async () => {
    const found = await loadExhibit('case');
    const lives: Exhibit['samples']['lives'] = [
      { name: 'nothing said' },
      { name: 'offline', online: false },
      { name: 'online', online: true },
    ];
    exhibit = { ...found, samples: { ...found.samples, lives } };
  });
  const online = (to: boolean) => frame({ do: 'online', online: to, to: '"here"' });
  const at = (life: string, frames: Frame[], here: number) => isOnline({ exhibit, life, frames, at: here });

  test('is as the life begins until a step says otherwise', () => {
    expect(['nothing said', 'offline', 'online', 'no such life'].map((life) => at(life, [start, a], 1))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('is as the last step up to here says, whatever comes after', () => {
    const frames = [start, online(false), a, online(true), online(false)];
    expect(frames.map((_frame, here) => at('online', frames, here))).toEqual([true, false, false, true, false]);
    expect(at('offline', [start, online(true)], 1)).toBe(true);
  });
});

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
