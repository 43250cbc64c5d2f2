import type { SnapshotFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { resultsMachine } from './results.machine';
export { decidedOf } from '../growing';

function nothingOf(search: LiveSearchSummary | null) {
  if (search?.status === 'in_progress') return 'processing' as const;
  const sum = (of: 'count' | 'filtered') => (search?.sites ?? []).reduce((all, site) => all + site[of], 0);
  if (sum('count') > 0 && sum('filtered') === 0) return 'filtered' as const;
  return search !== null && (search.status === 'failed' || search.failedCount > 0)
    ? ('broken' as const)
    : ('empty' as const);
}

/** The results of one live search: ids in their order, how many there are, the cursor, and the decision on them. */
export function resultsView(snapshot: SnapshotFrom<typeof resultsMachine>) {
  const { search, ids, ahead, total, failure, cursor, address } = snapshot.context;
  const failed = snapshot.matches('failed');
  return {
    phase: failed
      ? failure?.code === 'LIVE_SEARCH_NOT_FOUND'
        ? ('missing' as const)
        : ('failed' as const)
      : snapshot.matches('asking') && ids.length === 0
        ? ('asking' as const)
        : ('shown' as const),
    search,
    ids,
    ahead,
    total,
    /** What the list of searches says of it, too. */
    found: search?.sites.length ? search.sites.reduce((sum, { count }) => sum + count, 0) : total,
    /** Why nothing stands there. */
    nothing: nothingOf(search),
    address,
    failure,
    filling: snapshot.hasTag('filling'),
    stuck: snapshot.matches({ shown: 'stuck' }),
    canLoadMore: snapshot.can({ type: 'results.more' }),
    processing: search?.status === 'in_progress',
    cursor,
    marking: snapshot.children.marking,
    filters: snapshot.children.searchFilters,
    selection: snapshot.children.selection,
  };
}
