import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { walkedSteps, stopWalks, sendStepEvent, timelineLines, startWalk, type StartedWalk } from './walk.fixture';

let cases: Exhibit;
let suspicious: Exhibit;
beforeAll(async () => {
  [cases, suspicious] = await Promise.all([loadExhibit('case'), loadExhibit('suspicious')]);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  stopWalks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stateOf = ({ walk }: StartedWalk) => walk.getSnapshot().value;

describe('time', () => {
  test('plays the steps beyond at the chosen speed, and rests at the end', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'speed.choose', speed: 4 });
    one.walk.send({ type: 'walk.play' });
    const seen: unknown[] = [];
    for (const ms of [249, 1, 250, 249, 1]) {
      await pass(ms);
      seen.push([one.context().at, stateOf(one)]);
    }
    expect(seen).toEqual([
      [0, { alive: 'playing' }],
      [1, { alive: 'playing' }],
      [2, { alive: 'playing' }],
      [2, { alive: 'playing' }],
      [3, { alive: 'resting' }],
    ]);
    expect(one.line()).toEqual([...timelineLines, 3]);
  });

  test('playing pauses when it is told to, and a step in between is a branch', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    await pass(500);
    one.walk.send({ type: 'walk.pause' });
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...timelineLines, 1], { alive: 'resting' }]);
    one.walk.send({ type: 'walk.play' });
    one.walk.send(sendStepEvent('retract.begin'));
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([
      [timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2],
      { alive: 'resting' },
      null,
    ]);
  });

  test('playing ends in peace when a click on the screen left the steps beyond behind', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 1 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    await pass(100);
    one.context().simulation?.actor.send({ type: 'retract.begin' });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().said]).toEqual([
      [timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2],
      { alive: 'resting' },
      null,
    ]);
  });

  test('one may jump ahead while the walk is played or the clock runs', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 0 });
    await one.rested();
    one.walk.send({ type: 'walk.play' });
    one.walk.send({ type: 'walk.goTo', at: 3 });
    await pass(5000);
    expect([one.line(), stateOf(one)]).toEqual([[...timelineLines, 3], { alive: 'resting' }]);
    await one.send({ type: 'walk.goTo', at: 0 });
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'walk.goTo', at: 2 });
    await pass(5000);
    expect([one.line(), stateOf(one), one.context().clockRuns]).toEqual([
      [...timelineLines, 2],
      { alive: 'resting' },
      false,
    ]);
  });

  const begun = async () => {
    const one = startWalk(suspicious);
    await one.rested();
    await one.send(sendStepEvent('filters.open'), sendStepEvent('filters.close'));
    expect(one.line().slice(1)).toEqual(['filters.open: browsing.open', 'filters.close: browsing.leaving', 2]);
    return one;
  };

  test('falls due in real time while the clock runs: one wait until the delay', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    await pass(249);
    expect(one.context().at).toBe(2);
    await pass(1);
    expect(one.line().slice(3)).toEqual(['after 250 ms: browsing.leaving', 3]);
    await pass(150);
    expect(one.line().slice(3)).toEqual(['after 400 ms: browsing.closed', 3]);
    expect(one.context().frames[3]).toMatchObject({
      taken: [
        'suspicious.browsing.leaving --xstate.after.400.suspicious.browsing.leaving[0]--> suspicious.browsing.closed',
      ],
      now: (one.context().frames[0]?.now ?? 0) + 400,
    });
    await pass(999);
    expect(one.line().at(-1)).toBe(3);
    await pass(9001);
    expect([one.line().slice(3), stateOf(one)]).toEqual([
      ['after 400 ms: browsing.closed', 'after 10 s: browsing.closed', 4],
      { alive: 'ticking' },
    ]);
    one.walk.send({ type: 'clock.stop' });
    expect([stateOf(one), one.context().clockRuns]).toEqual([{ alive: 'resting' }, false]);
  });

  test('that passed stands before a step that is taken while the clock runs', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    await pass(100);
    one.walk.send(sendStepEvent('filters.gone'));
    await pass(0);
    expect(one.line().slice(3)).toEqual(['after 100 ms: browsing.leaving', 'filters.gone: browsing.closed', 4]);
    expect([stateOf(one), one.context().clockRuns]).toEqual([{ alive: 'ticking' }, true]);
    await pass(700);
    one.walk.send(sendStepEvent('filters.open'));
    await pass(0);
    expect(one.line().slice(5)).toEqual(['after 700 ms: browsing.closed', 'filters.open: browsing.open', 6]);
  });

  test('that passed is not forgotten with the steps beyond', async () => {
    const one = startWalk(cases, { steps: walkedSteps, at: 1 });
    await one.rested();
    one.walk.send({ type: 'clock.run' });
    await pass(700);
    one.walk.send({ type: 'walk.cut' });
    await pass(300);
    one.walk.send(sendStepEvent('confirm.begin'));
    await pass(0);
    expect(one.line().slice(2)).toEqual([
      'after 1 s: content.shown · reply.choosing',
      'confirm.begin: content.shown · reply.confirming',
      3,
    ]);
  });

  test('ends at the step where the walk stands, when that is pressed', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    await pass(100);
    one.walk.send({ type: 'walk.goTo', at: 2 });
    await pass(3000);
    expect([one.context().at, one.context().clockRuns, stateOf(one)]).toEqual([2, false, { alive: 'resting' }]);
    await one.send({ type: 'walk.goTo', at: 1 });
    one.walk.send({ type: 'walk.play' });
    await pass(100);
    one.walk.send({ type: 'walk.goTo', at: 1 });
    await pass(3000);
    expect([one.context().at, one.context().plays, stateOf(one)]).toEqual([1, false, { alive: 'resting' }]);
  });

  test('doesn’t take away why a step was refused', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    one.walk.send(sendStepEvent('filters.close'));
    await pass(1000);
    expect([one.line().at(-1), one.context().said]).toEqual([
      3,
      expect.stringMatching(/^"filters.close" is not accepted in /),
    ]);
    one.walk.send(sendStepEvent('filters.open'));
    await pass(0);
    expect(one.context().said).toBeNull();
  });

  test('goes on when a click on the screen begins a delay while none ran', async () => {
    const one = startWalk(suspicious);
    await one.rested();
    await one.send(sendStepEvent('filters.open'));
    one.walk.send({ type: 'clock.run' });
    await pass(3000);
    one.context().simulation?.actor.send({ type: 'filters.close' });
    await pass(399);
    expect(one.line().at(-2)).toBe('after 250 ms: browsing.leaving');
    await pass(1);
    expect(one.line().slice(2)).toEqual([
      'after 3 s: browsing.open',
      'filters.close: browsing.leaving',
      'after 400 ms: browsing.closed',
      4,
    ]);
  });

  test('is seen to pass each second while nothing can fall due, as one step that is there before the next is taken', async () => {
    const one = startWalk(cases);
    await one.rested();
    const began = one.context().frames[0]?.now ?? 0;
    one.walk.send({ type: 'clock.run' });
    const seen: unknown[] = [];
    for (const ms of [999, 1, 1000, 4000]) {
      await pass(ms);
      const { frames, at } = one.context();
      seen.push([frames.length, (frames[at]?.now ?? 0) - began]);
    }
    expect(seen).toEqual([
      [1, 0],
      [2, 1000],
      [2, 2000],
      [2, 6000],
    ]);
    await pass(105);
    one.walk.send({ type: 'step.take', step: walkedSteps[0] ?? { do: 'wait', ms: 0 } });
    await pass(0);
    expect(one.line().slice(1)).toEqual([
      'after 6105 ms: content.asking · reply.choosing',
      'caseDescription answers: content.shown · reply.choosing',
      2,
    ]);
  });

  test('is told in whole seconds where the timer is late and nothing can fall due', async () => {
    const one = startWalk(cases);
    await one.rested();
    one.walk.send({ type: 'clock.run' });
    vi.setSystemTime(Date.now() + 7);
    await pass(1000);
    expect(one.line().slice(1)).toEqual(['after 1 s: content.asking · reply.choosing', 1]);
    vi.setSystemTime(Date.now() + 60_000);
    await pass(1000);
    expect(one.line().slice(1)).toEqual(['after 62 s: content.asking · reply.choosing', 1]);
  });

  test('stands still once the clock is stopped, also while a step is being taken', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'clock.stop' });
    await pass(3000);
    expect([one.context().at, stateOf(one)]).toEqual([2, { alive: 'resting' }]);
    one.walk.send({ type: 'clock.run' });
    one.walk.send(sendStepEvent('filters.gone'));
    expect(stateOf(one)).toEqual({ alive: 'taking' });
    one.walk.send({ type: 'clock.stop' });
    await pass(3000);
    expect([one.line().slice(3), stateOf(one), one.context().clockRuns]).toEqual([
      ['filters.gone: browsing.closed', 3],
      { alive: 'resting' },
      false,
    ]);
  });

  test('stops when one goes back', async () => {
    const one = await begun();
    one.walk.send({ type: 'clock.run' });
    one.walk.send({ type: 'walk.goTo', at: 1 });
    await pass(3000);
    expect([one.context().at, one.context().frames.length, stateOf(one)]).toEqual([1, 3, { alive: 'resting' }]);
  });

  test('no longer runs for a machine that has ended', async () => {
    const machine = setup({}).createMachine({
      initial: 'open',
      states: { open: { after: { 300: 'closed' } }, closed: { type: 'final' } },
    });
    const one = startWalk({ ...cases, machine });
    await one.rested();
    one.walk.send({ type: 'clock.run' });
    await pass(300);
    expect([one.line(), stateOf(one)]).toEqual([['start: open', 'after 300 ms: closed', 1], { alive: 'resting' }]);
    await pass(5000);
    expect(one.context().at).toBe(1);
  });
});
