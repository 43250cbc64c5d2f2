import type { SnapshotFrom } from 'xstate';
import type { resultsMachine } from './results.machine';

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
    address,
    failure,
    filling: snapshot.hasTag('filling'),
    stuck: snapshot.matches({ shown: 'stuck' }),
    canLoadMore: snapshot.can({ type: 'results.more' }),
    processing: search?.status === 'in_progress',
    cursor,
    marking: snapshot.children.marking,
  };
}
