import { describe, expect, it } from 'vitest';
import type { SavedCursor } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { resultsMachine } from './results.machine';
import { sampleResults } from './results.samples';
import { triageCursor } from '../../shared/triage/triage.view';

const all = sampleListings(180);
const idAt = (at: number) => all[at]?.id ?? '';

async function open(savedCursor: SavedCursor | null, listings: Listing[] = all) {
  const liveSearch = answers((input: { size: number; from: number }) => {
    const items = listings.slice(input.from, input.from + input.size);
    return sampleResults(items, listings.length, {
      listings: { items, total: listings.length, offset: input.from, limit: 50 },
    });
  });
  const readCursor = answers<SavedCursor | null, { visit: string }>(savedCursor);
  const writeCursor = answers<void, { visit: string; cursor: SavedCursor }>(undefined);
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }),
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
    ports: { liveSearch, readCursor, writeCursor },
  });
  await stage.settle();
  const triage = stage.actor.getSnapshot().children.triage!;
  return {
    ...stage,
    pages: () => liveSearch.asked.length,
    asked: readCursor.asked,
    written: () => writeCursor.asked.map(({ cursor }) => cursor),
    cursor: () => triageCursor(triage.getSnapshot()).cursor,
    triage,
  };
}

describe('the cursor of results that are come back to', () => {
  it('stands where it was left, however many pages lie before it, and no page more is read than there stood', async () => {
    const near = await open({ id: idAt(30), at: 30 });
    expect([near.asked, near.cursor(), near.pages()]).toEqual([[{ visit: 'results ls-1' }], idAt(30), 2]);
    const far = await open({ id: idAt(120), at: 120 });
    expect([far.cursor(), far.pages()]).toEqual([idAt(120), 3]);
  });

  it('stands on what has come into its place, where it is gone, and at the end of fewer', async () => {
    const left = all.filter((_, at) => at !== 30);
    expect((await open({ id: idAt(30), at: 30 }, left)).cursor()).toBe(idAt(31));
    expect((await open({ id: 'MLA9', at: 30 }, all.slice(0, 7))).cursor()).toBe(idAt(6));
  });

  it('goes nowhere any more once the person has moved', async () => {
    const { actor, triage, cursor, settle } = await open(null);
    triage.send({ type: 'cursor.recalled', cursor: { id: idAt(140), at: 140 } });
    triage.send({ type: 'cursor.move', by: 2 });
    await settle();
    actor.send({ type: 'results.more' });
    await settle();
    expect(cursor()).not.toBe(idAt(140));
  });

  it('is kept with every step, never as the first of a list in which it is looked for, and again on another entry of the history', async () => {
    const { actor, triage, settle, written } = await open({ id: idAt(120), at: 120 });
    expect(written()).toEqual([{ id: idAt(120), at: 120 }]);
    triage.send({ type: 'cursor.move', by: 1 });
    await settle();
    expect(written().slice(1)).toEqual([{ id: idAt(121), at: 121 }]);
    actor.send({ type: 'screen.resumed' });
    expect(written().slice(2)).toEqual([{ id: idAt(121), at: 121 }]);
    actor.send(searchAt('results', { look: 'list' }));
    await settle();
    expect(written().at(-1)).toEqual({ id: idAt(121), at: 121 });
    expect(written().length).toBeGreaterThan(3);
  });
});
