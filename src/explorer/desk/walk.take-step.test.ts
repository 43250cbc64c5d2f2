import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Step } from '../../../machines/simulator/walk';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit, Frame } from '../lab/lab.types';
import { walkMachine } from './walk.machine';
import type { WalkTarget, WalkContext, WalkEvent } from './walk.types';
import {
  answerStep,
  walkedSteps,
  stopWalks,
  scenarioName,
  sendStepEvent,
  takeStepEvent,
  timelineLines,
  startWalk,
} from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  stopWalks();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stateOf = ({ walk }: ReturnType<typeof startWalk>) => walk.getSnapshot().value;

describe('while a step is being taken', () => {
  test('going back drops it and those that wait behind it', async () => {
    const one = startWalk(cases);
    await one.rested();
    await one.send(takeStepEvent(answerStep()));
    for (const event of [sendStepEvent('confirm.begin'), sendStepEvent('reply.leave')]) one.walk.send(event);
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    await one.send({ type: 'walk.goTo', at: 0 });
    expect([one.line(), one.context().queue, one.context().said]).toEqual([
      [timelineLines[0], timelineLines[1], 0],
      [],
      null,
    ]);
  });

  test('another walk drops it and those that wait behind it', async () => {
    const one = startWalk(cases);
    await one.rested();
    for (const event of [takeStepEvent(answerStep()), sendStepEvent('confirm.begin')]) one.walk.send(event);
    await one.send({ type: 'walk.load', course: { life: scenarioName, steps: walkedSteps.slice(0, 1) } });
    expect([one.line(), one.context().queue]).toEqual([[timelineLines[0], timelineLines[1], 1], []]);
    one.walk.send(sendStepEvent('confirm.begin'));
    await one.send({
      type: 'path.take',
      path: { life: scenarioName, events: [], value: { content: 'asking', reply: 'choosing' } },
    });
    expect([one.line(), one.context().queue, one.context().said]).toEqual([[timelineLines[0], 0], [], null]);
  });

  test('pausing the play lets it be done once, and no more', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    vi.advanceTimersByTime(500);
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    one.walk.send({ type: 'walk.pause' });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([[...timelineLines, 1], { alive: 'resting' }, null]);
    expect(
      one
        .context()
        .simulation?.asks()
        .map(({ standing }) => standing),
    ).toEqual(['answered', 'open']);
  });

  test('one that is asked for while the walk plays is taken after it', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    vi.advanceTimersByTime(500);
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    one.walk.send(sendStepEvent('retract.begin'));
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([
      [timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2],
      { alive: 'resting' },
    ]);
  });

  /** A walk that plays, with its first step in flight. */
  const playing = async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    vi.advanceTimersByTime(500);
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    return one;
  };
  const play: WalkEvent = { type: 'walk.play' };
  const pause: WalkEvent = { type: 'walk.pause' };
  const go = (at: WalkTarget): WalkEvent => ({ type: 'walk.goTo', at });

  test.each<[string, WalkEvent[], number]>([
    ['pausing and playing plays on', [pause, play], 3],
    ['playing and pausing pauses', [pause, play, pause], 1],
    ['going ahead ends the play there', [go(2)], 2],
    ['going ahead by one ends the play behind the next', [go('after')], 2],
    ['going back by one ends the play before it', [go('before')], 0],
    ['pressing the step where the walk stands ends the play there', [go(0)], 0],
    ['going ahead and playing plays on from there', [go(2), play], 3],
    ['playing and going ahead goes ahead', [play, go(2)], 2],
  ])('%s', async (_what, presses, end) => {
    const one = await playing();
    for (const event of presses) one.walk.send(event);
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().plays, one.context().said]).toEqual([
      [...timelineLines, end],
      { alive: 'resting' },
      false,
      null,
    ]);
  });

  test('playing is begun once it is done, and is refused with the reason where it left nothing to play', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    for (const event of [takeStepEvent(answerStep()), play]) one.walk.send(event);
    expect(one.context().plays).toBe(true);
    await pass(999);
    expect(one.line().at(-1)).toBe(2);
    await pass(1);
    expect([one.line().at(-1), one.context().plays, one.context().said]).toEqual([3, false, null]);
    await one.send(go(1));
    await one.send(sendStepEvent('retract.begin'), play);
    expect([one.line().at(-1), one.context().plays, one.context().said]).toEqual([
      2,
      false,
      'There is no step to play after this one.',
    ]);
  });

  test('playing is begun once the walk was gone back in', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 3 });
    await one.rested();
    for (const event of [go(1), play]) one.walk.send(event);
    await pass(0);
    expect([one.line(), stateOf(one)]).toEqual([[...timelineLines, 1], { alive: 'playing' }]);
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...timelineLines, 3], { alive: 'resting' }]);
  });

  test('letting the clock run lets it once it is done, and once the walk was gone back in', async () => {
    const one = startWalk(cases);
    await one.rested();
    for (const event of [takeStepEvent(answerStep()), { type: 'clock.run' } as const]) one.walk.send(event);
    await pass(0);
    expect(stateOf(one)).toEqual({ alive: 'ticking' });
    for (const event of [go(0), { type: 'clock.run' } as const]) one.walk.send(event);
    await pass(0);
    expect([one.line().at(-1), stateOf(one)]).toEqual([0, { alive: 'ticking' }]);
  });

  test('going back ends the play', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 1 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    vi.advanceTimersByTime(500);
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    one.walk.send({ type: 'walk.goTo', at: 0 });
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...timelineLines, 0], { alive: 'resting' }]);
  });

  test('a machine whose step fails says why, and what was to follow is dropped', async () => {
    const failing = walkMachine.provide({
      actors: {
        taking: fromPromise<Frame | string, Pick<WalkContext, 'exhibit' | 'simulation'> & { step: Step | undefined }>(
          () => Promise.reject(new Error('The simulation broke.')),
        ),
      },
    });
    const one = startWalk(cases, { steps: walkedSteps, at: 0 }, failing);
    await one.rested();
    await one.send(takeStepEvent(answerStep()), sendStepEvent('confirm.begin'));
    expect([one.line(), one.context().said, one.context().queue]).toEqual([
      [...timelineLines, 0],
      'The simulation broke.',
      [],
    ]);
    await one.send({ type: 'walk.goTo', at: 3 });
    one.walk.send({ type: 'walk.play' });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([
      [...timelineLines, 0],
      { alive: 'resting' },
      'The simulation broke.',
    ]);
  });
});
