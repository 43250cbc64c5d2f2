import { matchesFilters, readResultFilters } from '../../domain/result-filters';
import { canBeMarked } from '../../domain/result-tabs';
import { countRemaining } from '../../shared/note-remaining';
import type { Mark } from '../../system-actors/outbox';
import type { FiltersParentEvent, FilterableSearch } from '../search-filters/search-filters.types';
import type { ResultsHead } from './results.rows';
import { knownIdsOf } from './results.rules';
import type { ResultsContext } from './results.types';

/** The listings as every screen sees them now. */
export const visibleListingsOf = ({ listings }: ResultsContext) => listings.getSnapshot().context.visible;
/** How many are still to be reviewed once that mark is counted, as the tab tells it. */
export function remainingOf(context: ResultsContext, mark: Mark): number {
  const { rates } = context.profile.getSnapshot().context;
  return countRemaining(
    knownIdsOf(context),
    visibleListingsOf(context),
    mark,
    (listing) => canBeMarked(listing) && matchesFilters(listing, context.address, rates),
  );
}
/** Whether another page may be asked for. */
export const canReadMore = ({ rows: { canLoadMore, grew, stuck } }: ResultsContext) => canLoadMore && grew && !stuck;
/** Trusted here, as no screen knows yet, and not asked for. */
export const unknownTrustedIds = (context: ResultsContext) => {
  const visible = visibleListingsOf(context);
  return context.kept.filter((id) => visible[id] === undefined && !context.asked.includes(id));
};

/** What the filters of the search are told of it. */
export function toFilterableSearch(
  { sort, order, size, filter }: ResultsContext['address'],
  search: ResultsHead,
): FilterableSearch {
  const { keyword, sites, filterProfiles, filterProfileId } = search;
  const place = { sort, order, size };
  return { keyword, sites: sites.map(({ id }) => id), filterProfiles, filterProfileId, place, wanted: filter };
}

/** What the filters within the results are told of them. */
export const toNarrowingEvent = ({ address, rows }: Pick<ResultsContext, 'address' | 'rows'>) => ({
  type: 'narrowing.told' as const,
  filters: readResultFilters(address),
  sites: (rows.head?.sites ?? []).map(({ id }) => id),
});

/** The address once these filters of the search hold. */
export const withAppliedFilter = (
  address: ResultsContext['address'],
  { filter, place }: FiltersParentEvent,
): ResultsContext['address'] => ({
  ...address,
  ...place,
  from: 0,
  filter,
});
