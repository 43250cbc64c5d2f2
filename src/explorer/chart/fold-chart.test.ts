import { beforeAll, describe, expect, test } from 'vitest';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { foldChart, toVisibleIds } from './fold-chart';

let drawn: Exhibit;
beforeAll(async () => {
  drawn = await loadExhibit('sendNotice');
});

const none: ReadonlySet<string> = new Set();
const narrow = { width: 960, height: 760 };
const holder = 'sendNotice.shown';
const at = async (more: Partial<Parameters<typeof foldChart>[0]> = {}) => {
  const { collapsed, levelled, layout } = await foldChart({
    drawn,
    byHand: new Map(),
    room: narrow,
    active: none,
    ...more,
  });
  return { collapsed: [...collapsed], levelled, layout };
};

describe('a drawing', () => {
  test('is whole where it may be larger than the frame, and where it can be read in it', async () => {
    for (const room of [null, { width: 8000, height: 8000 }])
      expect(await at({ room })).toEqual({ collapsed: [], levelled: 0, layout: drawn.layout });
  });

  test('that can’t be read as a whole is folded by level', async () => {
    const { collapsed, levelled, layout } = await at();
    expect([collapsed, levelled]).toEqual([[holder], 1]);
    expect(layout.nodes.some(({ parent }) => parent === holder)).toBe(false);
  });

  test('leaves unfolded where the machine is, and what a person unfolded', async () => {
    expect((await at({ active: new Set(['sendNotice', holder]) })).collapsed).toEqual([]);
    expect((await at({ byHand: new Map([[holder, false]]) })).collapsed).toEqual([]);
  });

  test('has folded what a person folded, in every room and wherever the machine is', async () => {
    const byHand = new Map([[holder, true]]);
    for (const room of [null, narrow])
      expect(await at({ byHand, room, active: new Set([holder]) })).toMatchObject({ collapsed: [holder], levelled: 0 });
  });

  test('of which nothing is gained by folding stays as it is', async () => {
    expect((await at({ room: { width: 60, height: 60 } })).collapsed).toEqual([]);
  });
});

test('what isn’t drawn is stood for by the state that holds it', async () => {
  const { layout } = await at();
  const inside = drawn.layout.nodes.find(({ parent }) => parent === holder)?.id ?? '';
  const hiddenEdge = drawn.layout.edges.find(
    ({ id, from }) => from === inside && !layout.edges.some((one) => one.id === id),
  );
  const outside = layout.nodes.at(-1)?.id ?? '';
  const visibleIdsOf = (...ids: string[]) => [...toVisibleIds(new Set(ids), drawn.layout, layout)];
  expect(visibleIdsOf(inside, hiddenEdge?.id ?? inside)).toEqual([holder]);
  expect(visibleIdsOf(outside)).toEqual([outside]);
  expect([...toVisibleIds(new Set([inside]), drawn.layout, drawn.layout)]).toEqual([inside]);
});
