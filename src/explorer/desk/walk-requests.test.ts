import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { WalkTarget, WalkEvent } from './walk.types';
import {
  answerStep,
  confirmingValue,
  walkedSteps,
  stopWalks,
  scenarioName,
  walkMovedEvent,
  refuseStep,
  sendStepEvent,
  takeStepEvent,
  timelineLines,
  startWalk,
} from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(stopWalks);

const go = (at: WalkTarget): WalkEvent => ({ type: 'walk.goTo', at });
const load = (count: number): WalkEvent => ({
  type: 'walk.load',
  course: { life: scenarioName, steps: walkedSteps.slice(0, count) },
});
/** A walk of three steps that rests at one of them. */
async function restingAt(at: number) {
  const one = startWalk(cases, { steps: walkedSteps, at });
  await one.rested();
  return one;
}
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

describe('quick presses on the line of the walk', () => {
  test.each<[number, WalkTarget[], number]>([
    [0, [1, 3], 3],
    [0, [3, 1], 1],
    [0, [3, 0], 0],
    [0, [3, 1, 2], 2],
    [0, ['after', 'after'], 2],
    [0, ['after', 'before'], 0],
    [0, ['end', 'before'], 2],
    [1, ['after', 'before'], 1],
    [1, ['before', 'after', 'after'], 2],
    [3, [0, 3], 3],
    [3, [0, 'after'], 1],
    [3, ['before', 'before'], 1],
    [3, ['before', 'before', 'after'], 2],
    [3, [1, 'end'], 3],
    [2, [1, 2], 2],
  ])('from %s to %j end at %s, where the last one leads', async (from, goals, end) => {
    const { send, line, context } = await restingAt(from);
    await send(...goals.map(go));
    expect([line(), context().said, context().queue]).toEqual([[...timelineLines, end], null, []]);
    expect(context().simulation?.value()).toEqual(context().frames[end]?.value);
  });

  test('end where slow ones would, however they fall', async () => {
    const goal = fc.oneof(fc.nat(3), fc.constantFrom<WalkTarget[]>('before', 'after', 'end'));
    const presses = fc.array(fc.tuple(goal, fc.nat(250)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(presses, async (all) => {
        const { walk, rested, line, context } = await restingAt(1);
        for (const [at, pause] of all) {
          walk.send(go(at));
          await turns(pause);
        }
        await rested();
        const places: Record<string, (at: number) => number> = {
          before: (at) => Math.max(0, at - 1),
          after: (at) => Math.min(3, at + 1),
          end: () => 3,
        };
        const end = all.reduce((at, [to]) => (typeof to === 'number' ? to : (places[to]?.(at) ?? at)), 1);
        expect(line()).toEqual([...timelineLines, end]);
        expect(context().simulation?.value()).toEqual(context().frames[end]?.value);
        stopWalks();
      }),
      { numRuns: 60 },
    );
  });

  test('beyond the start or the end go no further, and say so', async () => {
    const { send, line, context } = await restingAt(2);
    await send(go('after'), go('after'));
    expect([line(), context().said]).toEqual([[...timelineLines, 3], 'There is no step after this one.']);
    await send(go('before'));
    expect([line(), context().said]).toEqual([[...timelineLines, 2], null]);
    await send(go(0), go('before'));
    expect([line(), context().said]).toEqual([[...timelineLines, 0], 'There is no step before the start.']);
  });
});

describe('what is pressed while a step is in flight', () => {
  test('is gone to once it is done, where the step leads on along the walk', async () => {
    const { send, line, context } = await restingAt(0);
    await send(takeStepEvent(answerStep()), go(3));
    expect([line(), context().said]).toEqual([[...timelineLines, 3], null]);
  });

  test.each<[WalkTarget, string]>([
    [2, "Step 2 can't be gone to: the walk has no such step now."],
    [3, "Step 3 can't be gone to: the walk has no such step now."],
    ['after', 'There is no step after this one.'],
  ])('to go to %s is refused with the reason where the step led elsewhere', async (goal, reason) => {
    const { send, line, context } = await restingAt(1);
    const branch = [timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2];
    await send(sendStepEvent('retract.begin'), go(goal));
    expect([line(), context().said, context().queue]).toEqual([branch, reason, []]);
    await send(go('before'));
    expect([line().at(-1), context().said]).toEqual([1, null]);
  });

  test('to go back by one stands before that step, which is kept', async () => {
    const { send, line } = await restingAt(3);
    await send(sendStepEvent('confirm.begin'), go('before'));
    expect(line()).toEqual([...timelineLines, timelineLines[2], 3]);
  });

  test('to stay where the walk stands gives the step up', async () => {
    const { send, line } = await restingAt(1);
    await send(sendStepEvent('retract.begin'), go(1));
    expect(line()).toEqual([...timelineLines, 1]);
  });

  test('is done after a step that was refused, whose reason stays to be read', async () => {
    const { send, line, context } = await restingAt(0);
    await send(sendStepEvent('confirm.begin'), sendStepEvent('reply.leave'), go(3));
    expect(line()).toEqual([...timelineLines, 3]);
    expect(context().said).toMatch(/^"confirm.begin" is not accepted in /);
  });

  test('in any order is done in that order', async () => {
    const { send, line, context } = await restingAt(0);
    await send(
      go(2),
      { type: 'walk.cut' },
      sendStepEvent('reply.leave'),
      sendStepEvent('retract.begin'),
      go('before'),
      {
        type: 'walk.cut',
      },
    );
    expect([line(), context().said, context().queue]).toEqual([[...timelineLines, 3], null, []]);
  });

  test('forgets the steps beyond once it is done, not those on the way', async () => {
    const { send, line, moves } = await restingAt(0);
    await send(go(2), { type: 'walk.cut' });
    expect([line(), moves().at(-1)]).toEqual([
      [...timelineLines.slice(0, 3), 2],
      { ...walkMovedEvent, steps: walkedSteps.slice(0, 2), at: 2, left: [{ life: scenarioName, steps: walkedSteps }] },
    ]);
  });
});

describe('what is pressed while the walk is brought to its place', () => {
  test('is done once it stands there', async () => {
    const { send, line, context } = startWalk(cases, { steps: walkedSteps, at: 0 });
    await send(takeStepEvent(answerStep()), go('after'), sendStepEvent('tab.choose', { tab: 'report' }));
    expect([line(), context().said]).toEqual([
      [...timelineLines.slice(0, 3), 'tab.choose: content.shown · reply.confirming', 3],
      null,
    ]);
  });

  test('as a payload or an answer is sent once it stands there', async () => {
    const { send, line, context } = startWalk(cases);
    const outcome = answerStep();
    const text = outcome.do === 'answer' && outcome.outcome.ok ? JSON.stringify(outcome.outcome.value) : '';
    await send(
      { type: 'answer.send', key: 'a', port: 'caseDescription', nth: 1, text },
      { type: 'payload.send', key: 'b', eventType: 'confirm.begin', text: '{"type":"confirm.begin"}' },
    );
    expect([line(), context().faults]).toEqual([[...timelineLines.slice(0, 3), 2], { a: '', b: '' }]);
  });

  test('on a step of the walk that was left is refused with the reason', async () => {
    const { send, line, context } = await restingAt(0);
    await send(load(1), go(2));
    expect([line(), context().said]).toEqual([
      [...timelineLines.slice(0, 2), 1],
      "Step 2 can't be gone to: the walk has no such step now.",
    ]);
  });

  test('is dropped when another walk is loaded after it', async () => {
    const { send, line, context } = await restingAt(3);
    await send(go(0), sendStepEvent('case.reload'), { type: 'walk.play' }, { type: 'clock.run' }, load(2));
    expect([line(), context().said, context().queue, context().plays, context().clockRuns]).toEqual([
      [...timelineLines.slice(0, 3), 2],
      null,
      [],
      false,
      false,
    ]);
  });

  test('is done once a path is found, or where the walk stood when there is none', async () => {
    const { send, line, context } = await restingAt(3);
    const path = (name: string): WalkEvent => ({
      type: 'path.take',
      path: { life: name, events: [], value: { content: 'asking', reply: 'choosing' } },
    });
    await send(path(scenarioName), takeStepEvent(refuseStep('OFFLINE')));
    expect(line()).toEqual([timelineLines[0], 'caseDescription OFFLINE: content.failed · reply.choosing', 1]);
    await send(path('never lived'), go('before'));
    expect([line().at(-1), context().said]).toEqual([0, 'case has no life called "never lived".']);
  });
});

describe('a machine that could not begin', () => {
  test('is brought to its place again by what is pressed, which is done then', async () => {
    let knows = true;
    const { lives } = cases.samples;
    const samples = {
      ...cases.samples,
      get lives(): typeof lives {
        return knows ? lives : [{ name: 'another' }];
      },
    };
    const { rested, send, line, context, walk } = startWalk({ ...cases, samples }, { steps: walkedSteps });
    await rested();
    knows = false;
    await send(go(1));
    expect([walk.getSnapshot().value, context().said]).toEqual([
      'failed',
      `case has no life called "${scenarioName}".`,
    ]);
    knows = true;
    await send(go('after'));
    expect([line(), context().said]).toEqual([[...timelineLines, 2], null]);
    expect(context().simulation?.at()).toBe(confirmingValue);
  });
});
