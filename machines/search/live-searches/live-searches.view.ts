import type { SnapshotFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { liveSearchesMachine } from './live-searches.machine';

type Snapshot = SnapshotFrom<typeof liveSearchesMachine>;

/** The rows that are shown: not on their way out, and with the filter in their keyword. */
export function shownSearches(
  searches: readonly LiveSearchSummary[],
  deletions: Record<string, string>,
  filter: string,
): LiveSearchSummary[] {
  const leaving = new Set(Object.values(deletions));
  const sought = filter.trim().toLowerCase();
  return searches.filter((search) => !leaving.has(search.id) && search.keyword.toLowerCase().includes(sought));
}

/** The list of live searches: what it holds, what it is doing, and the search whose deletion is being asked about. */
export function liveSearchesView(snapshot: Snapshot) {
  const { searches, deletions, filter, failure, asked } = snapshot.context;
  return {
    phase: snapshot.matches({ list: 'loading' })
      ? ('loading' as const)
      : snapshot.matches({ list: 'failed' })
        ? ('failed' as const)
        : ('shown' as const),
    rows: shownSearches(searches, deletions, filter),
    filter,
    total: searches.length - Object.keys(deletions).length,
    failure,
    refreshing: snapshot.hasTag('refreshing'),
    form: snapshot.children.newLiveSearch ?? null,
    asked: searches.find((search) => search.id === asked) ?? null,
  };
}
