import type { Listing, SuggestedListings } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { SearchOf } from '../../domain/addresses';
import type { ListingsFacts, VisibleListing } from '../../seats/listings';
import { joined, readOn } from '../growing';
import type { SuggestionsContext } from './suggestions.types';

/** How many cards before the last one the next page is asked for. */
const inGoodTime = 12;

/** The country that an address means; one that says none means the profile's. */
export function siteMeant({ site }: Pick<SearchOf<'suggestions'>, 'site'>, kept: string | null): string | null {
  return site === 'all' ? null : (site ?? kept);
}

/** One page of fifty from that offset. */
export function pageAsked({ site }: Pick<SuggestionsContext, 'site'>, from: number) {
  return { size: pageSizes.listings, from, ...(site !== null && { siteId: site }) };
}

/** Whether it is still among the gateway's suggestions: whatever is decided on one takes it away. */
export function isSuggested(listing: Pick<VisibleListing, 'approved' | 'reported' | 'discarded'>): boolean {
  return listing.approved === null && listing.reported === null && !listing.discarded;
}

/** Those of a page that are shown: one that is being decided on at this moment isn't suggested anew. */
export function shownOf(visible: ListingsFacts['visible']) {
  return ({ id }: Listing): boolean => {
    const listing = visible[id];
    return listing === undefined || listing.pendingMark === null || isSuggested(listing);
  };
}

/** The pinned ones before the others, in the order in which they were pinned, the newest first. */
export function pinnedFirst(ids: readonly string[], pinned: readonly string[]): string[] {
  return [...pinned.filter((id) => ids.includes(id)), ...ids.filter((id) => !pinned.includes(id))];
}

/** The first page. */
export function firstPage(
  { pinned }: Pick<SuggestionsContext, 'pinned'>,
  answer: SuggestedListings,
  visible: ListingsFacts['visible'],
) {
  const { items, total } = answer;
  return {
    ids: pinnedFirst(joined({ ids: [] }, answer, shownOf(visible)), pinned),
    read: items.map(({ id }) => id),
    end: items.length,
    total,
    ahead: Math.max(0, total - items.length),
    grew: true,
    failure: null,
  };
}

/** The page that was asked for at `at`: what stands stays where it is, what is new comes behind it. */
export function morePage(
  context: Pick<SuggestionsContext, 'ids' | 'read' | 'at'>,
  answer: SuggestedListings,
  visible: ListingsFacts['visible'],
) {
  const { items, total } = answer;
  const ids = joined(context, answer, shownOf(visible));
  return {
    ids,
    read: readOn(context.read, answer),
    end: context.at + items.length,
    total,
    ahead: items.length === 0 ? 0 : Math.max(0, total - context.at - items.length),
    grew: ids.length > context.ids.length,
    failure: null,
  };
}

/** Whether so few are left behind the cursor that the next page is fetched before it is asked for. */
export function nearsEnd({ ids, cursor }: Pick<SuggestionsContext, 'ids' | 'cursor'>): boolean {
  return cursor !== null && ids.indexOf(cursor) >= ids.length - inGoodTime;
}
