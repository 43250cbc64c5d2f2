import type { SnapshotFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { liveSearchesMachine } from './live-searches.machine';

type Snapshot = SnapshotFrom<typeof liveSearchesMachine>;

/** The rows that are shown: not on their way out, and with the filter in their keyword. */
export function shownSearches(
  searches: readonly LiveSearchSummary[],
  deletions: readonly string[],
  filter: string,
): LiveSearchSummary[] {
  const sought = filter.trim().toLowerCase();
  return searches.filter((search) => !deletions.includes(search.id) && search.keyword.toLowerCase().includes(sought));
}

/** The list of live searches: what it holds, what it is doing, and the search whose deletion is being asked about. */
export function liveSearchesView(snapshot: Snapshot) {
  const { list, deletions, filter, asked } = snapshot.context;
  return {
    ...list,
    rows: shownSearches(list.rows, deletions, filter),
    filter,
    total: list.total - deletions.length,
    form: snapshot.children.newLiveSearch ?? null,
    asked: list.rows.find((search) => search.id === asked) ?? null,
  };
}
