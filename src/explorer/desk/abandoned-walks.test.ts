import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { AbandonedWalk } from '../lab/branches';
import { addAbandonedWalk, capAbandonedWalks } from './abandoned-walks';
import {
  answerStep,
  askingValue,
  walkedSteps,
  stopWalks,
  scenarioName,
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

const fullWalk = { life: scenarioName, steps: walkedSteps };
const first = (count: number) => ({ life: scenarioName, steps: walkedSteps.slice(0, count) });
const refused = { life: scenarioName, steps: [{ ...refuseStep('OFFLINE'), to: askingValue }] };

describe('walks that were left', () => {
  test('are kept whole, the last one first, and once', () => {
    const once = addAbandonedWalk([], fullWalk, refused);
    expect(once).toEqual([fullWalk]);
    expect(addAbandonedWalk(once, refused, { life: scenarioName, steps: [] })).toEqual([refused, fullWalk]);
    expect(addAbandonedWalk([refused, fullWalk], fullWalk, { life: scenarioName, steps: [] })).toEqual([
      fullWalk,
      refused,
    ]);
  });

  test('are not kept where the next one, or another that was left, holds all of it', () => {
    expect(addAbandonedWalk([], first(2), fullWalk)).toEqual([]);
    expect(addAbandonedWalk([fullWalk], first(2), refused)).toEqual([fullWalk]);
    expect(addAbandonedWalk([first(2)], fullWalk, refused)).toEqual([fullWalk]);
    expect(addAbandonedWalk([fullWalk, refused], refused, fullWalk)).toEqual([refused]);
    expect(addAbandonedWalk([], { life: scenarioName, steps: [] }, refused)).toEqual([]);
    expect(addAbandonedWalk([], fullWalk, { ...fullWalk, life: 'another life' })).toEqual([fullWalk]);
  });

  test('are the last twenty; how many there were before is counted', () => {
    const many = Array.from({ length: 24 }, (_, ms) => ({
      life: scenarioName,
      steps: [{ do: 'wait' as const, ms, to: askingValue }],
    }));
    const left = many.reduce<{ left: readonly AbandonedWalk[]; letGo: number }>(
      (all, one) => capAbandonedWalks(all, addAbandonedWalk(all.left, one, fullWalk)),
      { left: [], letGo: 0 },
    );
    expect(left).toEqual({ left: many.slice(-20).reverse(), letGo: 4 });
  });
});

describe('a walk', () => {
  const restingAt = async (at: number) => {
    const one = startWalk(cases, { ...fullWalk, at });
    await one.rested();
    return one;
  };

  test('in which another step is taken keeps the one that was there, and can be brought back, and left again', async () => {
    const { send, line, context } = await restingAt(1);
    await send(sendStepEvent('retract.begin'));
    expect(context().left).toEqual([fullWalk]);
    const branch = context().frames.length;
    expect(branch).toBe(3);
    await send({ type: 'walk.load', course: fullWalk });
    expect(line()).toEqual([...timelineLines, 3]);
    expect(context().left).toEqual([
      { life: scenarioName, steps: [walkedSteps[0], expect.objectContaining({ do: 'send' })] },
    ]);
    await send({ type: 'walk.load', course: { life: scenarioName, steps: [] } });
    expect(context().left).toHaveLength(2);
    expect(context().left[0]).toEqual(fullWalk);
  });

  test('whose next step is taken again leaves nothing', async () => {
    const { send, context } = await restingAt(0);
    await send(takeStepEvent(answerStep()));
    expect(context().left).toEqual([]);
    expect(context().frames).toHaveLength(4);
  });

  test('that is cut, begun afresh or given up for a path keeps what it was', async () => {
    const cut = await restingAt(1);
    await cut.send({ type: 'walk.cut' });
    expect(cut.context().left).toEqual([fullWalk]);
    const afresh = await restingAt(3);
    await afresh.send({ type: 'walk.load', course: { life: scenarioName, steps: [] } });
    expect(afresh.context().left).toEqual([fullWalk]);
    const forPath = await restingAt(3);
    const value = { content: 'asking', reply: 'choosing' };
    await forPath.send({ type: 'path.take', path: { life: scenarioName, events: [], value } });
    expect(forPath.context()).toMatchObject({ at: 0, left: [fullWalk] });
  });

  test('that comes back to where it stood goes back in its line, and knows what either left', async () => {
    const { send, line, context } = await restingAt(3);
    await send({ type: 'walk.return', course: { ...first(1), left: [refused] } });
    expect([line(), context().left]).toEqual([[...timelineLines, 1], [refused]]);
    await send({ type: 'walk.return', course: { ...fullWalk, at: 2 } });
    expect([line(), context().left]).toEqual([[...timelineLines, 2], [refused]]);
  });

  test('that comes back to another one is left for it', async () => {
    const { send, line, context } = await restingAt(1);
    await send(sendStepEvent('retract.begin'));
    const begun = context().frames.at(-1)?.step;
    await send({ type: 'walk.return', course: fullWalk });
    expect([line(), context().left.map(({ steps }) => steps.at(-1))]).toEqual([[...timelineLines, 3], [begun]]);
    await send({ type: 'left.forget' });
    expect(context().left).toEqual([]);
  });

  test('that is overtaken on its way is not lost', async () => {
    const { walk, rested, context } = await restingAt(3);
    walk.send({ type: 'walk.load', course: refused });
    walk.send({ type: 'walk.load', course: { life: scenarioName, steps: [] } });
    await rested();
    expect(context().left).toEqual([fullWalk, refused]);
  });
});
