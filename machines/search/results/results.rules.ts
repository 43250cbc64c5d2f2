import type { LiveSearch, LiveSearchSummary } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { ResultsContext } from './results.types';

/** One page of fifty from that offset, in the address's order. */
export function pageAsked({ id, address }: ResultsContext, from: number) {
  return {
    id,
    size: pageSizes.listings,
    from,
    ...(address.sort !== null && { sortBy: address.sort, sortOrder: address.order }),
  };
}

function summaryOf(answer: LiveSearch): LiveSearchSummary {
  const { listings, ...summary } = answer;
  void listings;
  return summary;
}

/** The first page anew: listings that are trusted by now are no longer among the results (ruling D01). */
export function firstPage(answer: LiveSearch) {
  const ids = answer.listings.items.filter((listing) => listing.approved === null).map((listing) => listing.id);
  return {
    search: summaryOf(answer),
    ids: [...new Set(ids)],
    loaded: answer.listings.items.length,
    total: answer.listings.total,
    failure: null,
  };
}

/** A further page, or a page seen again: what stands stays where it is, what is new comes behind it. */
export function morePage(context: ResultsContext, answer: LiveSearch) {
  const known = new Set(context.ids);
  const fresh = answer.listings.items
    .filter((listing) => listing.approved === null && !known.has(listing.id))
    .map((listing) => listing.id);
  return {
    search: summaryOf(answer),
    ids: [...context.ids, ...new Set(fresh)],
    loaded: Math.max(context.loaded, answer.listings.offset - context.address.from + answer.listings.items.length),
    total: answer.listings.total,
    failure: null,
  };
}

/** The id `by` places from the cursor, within the ends; the first one where there is no cursor. */
export function moved({ ids, cursor }: Pick<ResultsContext, 'ids' | 'cursor'>, by: number): string | null {
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where the cursor goes after a decision: to the next id on which one can be made, or, where there is none behind it, to the next. */
export function movedOn(
  context: Pick<ResultsContext, 'ids' | 'cursor'>,
  isOpen: (id: string) => boolean,
): string | null {
  const at = context.cursor === null ? -1 : context.ids.indexOf(context.cursor);
  return context.ids.slice(at + 1).find(isOpen) ?? moved(context, 1);
}
