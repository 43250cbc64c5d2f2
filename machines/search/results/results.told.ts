import { resultFiltersIn } from '../../domain/result-filters';
import { choicesOf } from '../../shared/marking/marking.rules';
import type { FiltersNews, ToldSearch } from '../search-filters/search-filters.types';
import type { FoundBy } from './results.rows';
import type { ResultsContext, ResultsEvent } from './results.types';

type AboutOne = Extract<ResultsEvent, { id?: string }>;

/** The listing that an event is about: the one that it names, else the one under the cursor. */
export const subjectOf = (context: ResultsContext, event: ResultsEvent) => (event as AboutOne).id ?? context.cursor;
/** Something can be decided on it: it is published, and nothing was decided yet. */
export const isOpen = (system: Parameters<typeof choicesOf>[0], id: string) => {
  const choices = choicesOf(system, id);
  return choices !== null && (choices.trust === null || choices.suspect === null);
};

/** The listings as every screen sees them now. */
export const visibleIn = ({ listings }: ResultsContext) => listings.getSnapshot().context.visible;
/** What the cursor walks through. */
export const walkedIn = ({ shown: ids, cursor, recalled, goesOn }: ResultsContext) => ({
  ids,
  cursor,
  recalled,
  goesOn,
});
/** Where its cursor stands, to be kept. */
export const standsIn = ({ shown: ids, cursor, recalled, address }: ResultsContext) => ({
  ids,
  cursor,
  recalled,
  address,
});
/** Whether another page may be asked for. */
export const readsOn = ({ rows: { canLoadMore, grew, stuck } }: ResultsContext) => canLoadMore && grew && !stuck;
/** Nothing more comes by itself. */
export const endsIn = ({ phase, ahead, grew, stuck }: ResultsContext['rows']) =>
  phase === 'shown' && (ahead === 0 || stuck || !grew);
/** Trusted here, as no screen knows yet, and not asked for. */
export const unknownOf = (context: ResultsContext) => {
  const visible = visibleIn(context);
  return context.kept.filter((id) => visible[id] === undefined && !context.asked.includes(id));
};

/** What the filters of the search are told of it. */
export function toldOf({ sort, order, size, filter }: ResultsContext['address'], search: FoundBy): ToldSearch {
  const { keyword, sites, filterProfiles, filterProfileId } = search;
  const place = { sort, order, size };
  return { keyword, sites: sites.map(({ id }) => id), filterProfiles, filterProfileId, place, wanted: filter };
}

/** What the filters within the results are told of them. */
export const narrowingTold = ({ address, rows }: Pick<ResultsContext, 'address' | 'rows'>) => ({
  type: 'narrowing.told' as const,
  filters: resultFiltersIn(address),
  sites: (rows.head?.sites ?? []).map(({ id }) => id),
});

/** The address once these filters of the search hold. */
export const appliedTo = (
  address: ResultsContext['address'],
  { filter, place }: FiltersNews,
): ResultsContext['address'] => ({
  ...address,
  ...place,
  from: 0,
  filter,
});
