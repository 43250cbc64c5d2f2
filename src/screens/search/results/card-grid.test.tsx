import { expect, test } from 'vitest';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { drawnFirst, drawnNext } from '../../../parts/use-drawn-items';
import { openFoundListings } from './results.fixture';

const idOf = (at: number) => `MLA${String(1_000_000_000 + at)}`;
const many = Array.from({ length: 180 }, (_, at) =>
  sampleListing({
    id: idOf(at),
    title: `Zapatilla ${at}`,
    soldQuantity: at === 150 ? 12_000 : 0,
    seller: { id: String(at % 60), nickname: `VENDE_${at % 60}`, watched: false, trusted: false },
  }),
);

test('a long list in another order is drawn from its first cards on, some at a time, up to the last one', async () => {
  const { actor, settle, cards, counts } = await openFoundListings(many);
  const queries: Record<string, string>[] = [{ rank: 'attention' }, { rank: 'attention', group: 'seller' }];
  for (const query of queries) {
    counts.length = 0;
    act(() => actor.send(searchAt('results', query)));
    await act(() => settle());
    const isBegun = (count: number) => count > 0 && count < many.length;
    const drawn = counts.slice(counts.findIndex(isBegun));
    expect(drawn[0]).toBeLessThanOrEqual(drawnFirst);
    expect(drawn.slice(1).every((count, at) => count - (drawn[at] ?? 0) <= drawnNext)).toBe(true);
    expect(cards()).toHaveLength(180);
    expect(new Set(cards()).size).toBe(180);
  }
});
