import type { HistoryReport, Page, Picture } from '../../../contracts/shapes';
import type { EarlierReports, Kept, ListingPreviewContext } from './listing-preview.types';

/** How many of each are kept. */
const mostKept = 40;

/** What is kept once that one is, too: the last ones, each once. */
export function keptWith<Value>(kept: Kept<Value>, id: string | null, value: Value): Kept<Value> {
  return id === null ? kept : [...kept.filter((one) => one.id !== id), { id, value }].slice(-mostKept);
}

/** What is kept of that one; null where nothing is. */
export function keptOf<Value>(kept: Kept<Value>, id: string | null): Value | null {
  return kept.find((one) => one.id === id)?.value ?? null;
}

/** Whether it would have to be asked for. */
export const isUnknown = ({ kept }: Pick<ListingPreviewContext, 'kept'>, id: string | null): boolean =>
  id !== null && keptOf(kept, id) === null;

type Looked = Pick<ListingPreviewContext, 'listings' | 'id'>;
const visibleOf = ({ listings, id }: Looked) => (id === null ? undefined : listings.getSnapshot().context.visible[id]);

/** The pictures by which every screen knows it now. */
export function picturesOf({ listings }: Pick<Looked, 'listings'>, id: string): Picture[] {
  return visibleOf({ listings, id })?.pictures ?? [];
}

/** By what the seller of the one that is looked at is asked for; null where none is known. */
export function sellerAsked(looked: Looked): { sellerId: string; siteId: string } | null {
  const listing = visibleOf(looked);
  return listing?.seller ? { sellerId: listing.seller.id, siteId: listing.siteId } : null;
}

/** Under what the seller of the one that is looked at is kept: its figures are those of a country. */
export function sellerKey(looked: Looked): string | null {
  const asked = sellerAsked(looked);
  return asked && `${asked.siteId} ${asked.sellerId}`;
}

/** How many reports there were, and how many of those that were read stand how, the most frequent first. */
export function endingsOf({ items, total }: Pick<Page<HistoryReport>, 'items' | 'total'>): EarlierReports {
  const counts = new Map<string | null, number>();
  for (const { status } of items) counts.set(status, (counts.get(status) ?? 0) + 1);
  const endings = [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => b.count - a.count);
  return { total: Math.max(total, items.length), endings };
}
