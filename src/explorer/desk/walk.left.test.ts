import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { LeftWalk } from '../lab/branches';
import { leaving, leftWith } from './walk.left';
import { answer, asking, course, endWalks, life, refuse, say, take, walked, walking } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(endWalks);

const whole = { life, steps: course };
const first = (count: number) => ({ life, steps: course.slice(0, count) });
const refused = { life, steps: [{ ...refuse('OFFLINE'), to: asking }] };

describe('walks that were left', () => {
  test('are kept whole, the last one first, and once', () => {
    const once = leaving([], whole, refused);
    expect(once).toEqual([whole]);
    expect(leaving(once, refused, { life, steps: [] })).toEqual([refused, whole]);
    expect(leaving([refused, whole], whole, { life, steps: [] })).toEqual([whole, refused]);
  });

  test('are not kept where the next one, or another that was left, holds all of it', () => {
    expect(leaving([], first(2), whole)).toEqual([]);
    expect(leaving([whole], first(2), refused)).toEqual([whole]);
    expect(leaving([first(2)], whole, refused)).toEqual([whole]);
    expect(leaving([whole, refused], refused, whole)).toEqual([refused]);
    expect(leaving([], { life, steps: [] }, refused)).toEqual([]);
    expect(leaving([], whole, { ...whole, life: 'another life' })).toEqual([whole]);
  });

  test('are the last twenty; how many there were before is counted', () => {
    const many = Array.from({ length: 24 }, (_, ms) => ({ life, steps: [{ do: 'wait' as const, ms, to: asking }] }));
    const left = many.reduce<{ left: readonly LeftWalk[]; letGo: number }>(
      (all, one) => leftWith(all, leaving(all.left, one, whole)),
      { left: [], letGo: 0 },
    );
    expect(left).toEqual({ left: many.slice(-20).reverse(), letGo: 4 });
  });
});

describe('a walk', () => {
  const restingAt = async (at: number) => {
    const one = walking(cases, { ...whole, at });
    await one.rested();
    return one;
  };

  test('in which another step is taken keeps the one that was there, and can be brought back, and left again', async () => {
    const { send, line, context } = await restingAt(1);
    await send(say('retract.begin'));
    expect(context().left).toEqual([whole]);
    const branch = context().frames.length;
    expect(branch).toBe(3);
    await send({ type: 'walk.load', course: whole });
    expect(line()).toEqual([...walked, 3]);
    expect(context().left).toEqual([{ life, steps: [course[0], expect.objectContaining({ do: 'send' })] }]);
    await send({ type: 'walk.load', course: { life, steps: [] } });
    expect(context().left).toHaveLength(2);
    expect(context().left[0]).toEqual(whole);
  });

  test('whose next step is taken again leaves nothing', async () => {
    const { send, context } = await restingAt(0);
    await send(take(answer()));
    expect(context().left).toEqual([]);
    expect(context().frames).toHaveLength(4);
  });

  test('that is cut, begun afresh or given up for a path keeps what it was', async () => {
    const cut = await restingAt(1);
    await cut.send({ type: 'walk.cut' });
    expect(cut.context().left).toEqual([whole]);
    const afresh = await restingAt(3);
    await afresh.send({ type: 'walk.load', course: { life, steps: [] } });
    expect(afresh.context().left).toEqual([whole]);
    const forPath = await restingAt(3);
    const value = { content: 'asking', reply: 'choosing' };
    await forPath.send({ type: 'path.take', path: { life, events: [], value } });
    expect(forPath.context()).toMatchObject({ at: 0, left: [whole] });
  });

  test('that comes back to where it stood goes back in its line, and knows what either left', async () => {
    const { send, line, context } = await restingAt(3);
    await send({ type: 'walk.return', course: { ...first(1), left: [refused] } });
    expect([line(), context().left]).toEqual([[...walked, 1], [refused]]);
    await send({ type: 'walk.return', course: { ...whole, at: 2 } });
    expect([line(), context().left]).toEqual([[...walked, 2], [refused]]);
  });

  test('that comes back to another one is left for it', async () => {
    const { send, line, context } = await restingAt(1);
    await send(say('retract.begin'));
    const begun = context().frames.at(-1)?.step;
    await send({ type: 'walk.return', course: whole });
    expect([line(), context().left.map(({ steps }) => steps.at(-1))]).toEqual([[...walked, 3], [begun]]);
    await send({ type: 'left.forget' });
    expect(context().left).toEqual([]);
  });

  test('that is overtaken on its way is not lost', async () => {
    const { walk, rested, context } = await restingAt(3);
    walk.send({ type: 'walk.load', course: refused });
    walk.send({ type: 'walk.load', course: { life, steps: [] } });
    await rested();
    expect(context().left).toEqual([whole, refused]);
  });
});
