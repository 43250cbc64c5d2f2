import type { HistoryReport, Page, Picture } from '../../../contracts/shapes';
import { cachedValueOf } from '../../shared/cached-values';
import type { EarlierReports, ListingPreviewContext } from './listing-preview.types';

/** Whether it would have to be asked for. */
export const isUncached = ({ kept: cached }: Pick<ListingPreviewContext, 'kept'>, id: string | null): boolean =>
  id !== null && cachedValueOf(cached, id) === null;

type PreviewedListing = Pick<ListingPreviewContext, 'listings' | 'id'>;
/** As every screen sees it. */
export const visibleOf = ({ listings, id }: PreviewedListing) =>
  id === null ? undefined : listings.getSnapshot().context.visible[id];

/** The pictures by which every screen knows it now. */
export function picturesOf({ listings }: Pick<PreviewedListing, 'listings'>, id: string): Picture[] {
  return visibleOf({ listings, id })?.pictures ?? [];
}

/** By what the seller of the one that is looked at is asked for; null where none is known. */
export function sellerRequestOf(preview: PreviewedListing): { sellerId: string; siteId: string } | null {
  const listing = visibleOf(preview);
  return listing?.seller ? { sellerId: listing.seller.id, siteId: listing.siteId } : null;
}

/** Under what the seller of the one that is looked at is kept: its figures are those of a country. */
export function sellerKeyOf(preview: PreviewedListing): string | null {
  const request = sellerRequestOf(preview);
  return request && `${request.siteId} ${request.sellerId}`;
}

/** How many reports there were, and how many of those that were read stand how, the most frequent first. */
export function toEarlierReports({ items, total }: Pick<Page<HistoryReport>, 'items' | 'total'>): EarlierReports {
  const counts = new Map<string | null, number>();
  for (const { status } of items) counts.set(status, (counts.get(status) ?? 0) + 1);
  const endings = [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => b.count - a.count);
  return { total: Math.max(total, items.length), endings };
}
