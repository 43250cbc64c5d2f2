import type { HistoryReport, Page, Picture } from '../../../contracts/shapes';
import type { EarlierReports, CachedValues, ListingPreviewContext } from './listing-preview.types';

/** How many of each are kept. */
const mostKept = 40;

/** What is kept once that one is, too: the last ones, each once. */
export function withCached<Value>(kept: CachedValues<Value>, id: string | null, value: Value): CachedValues<Value> {
  return id === null ? kept : [...kept.filter((one) => one.id !== id), { id, value }].slice(-mostKept);
}

/** What is kept of that one; null where nothing is. */
export function cachedValueOf<Value>(kept: CachedValues<Value>, id: string | null): Value | null {
  return kept.find((one) => one.id === id)?.value ?? null;
}

/** Whether it would have to be asked for. */
export const isUncached = ({ kept }: Pick<ListingPreviewContext, 'kept'>, id: string | null): boolean =>
  id !== null && cachedValueOf(kept, id) === null;

type Looked = Pick<ListingPreviewContext, 'listings' | 'id'>;
const visibleOf = ({ listings, id }: Looked) => (id === null ? undefined : listings.getSnapshot().context.visible[id]);

/** The pictures by which every screen knows it now. */
export function picturesOf({ listings }: Pick<Looked, 'listings'>, id: string): Picture[] {
  return visibleOf({ listings, id })?.pictures ?? [];
}

/** By what the seller of the one that is looked at is asked for; null where none is known. */
export function sellerRequestOf(looked: Looked): { sellerId: string; siteId: string } | null {
  const listing = visibleOf(looked);
  return listing?.seller ? { sellerId: listing.seller.id, siteId: listing.siteId } : null;
}

/** Under what the seller of the one that is looked at is kept: its figures are those of a country. */
export function sellerKeyOf(looked: Looked): string | null {
  const asked = sellerRequestOf(looked);
  return asked && `${asked.siteId} ${asked.sellerId}`;
}

/** How many reports there were, and how many of those that were read stand how, the most frequent first. */
export function toEarlierReports({ items, total }: Pick<Page<HistoryReport>, 'items' | 'total'>): EarlierReports {
  const counts = new Map<string | null, number>();
  for (const { status } of items) counts.set(status, (counts.get(status) ?? 0) + 1);
  const endings = [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => b.count - a.count);
  return { total: Math.max(total, items.length), endings };
}
