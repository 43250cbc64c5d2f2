import type { SnapshotFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { countFound, isFoundKnown } from '../../domain/search-visits';
import { triageView } from '../../shared/triage/triage.view';
import type { resultsMachine } from './results.machine';
import { foundCountOf } from './search-visit';
import { isAwaitingOrder, knownIdsOf } from './results.rules';

function emptyReasonOf(search: LiveSearchSummary | null) {
  if (search?.status === 'in_progress') return 'processing' as const;
  if (search !== null && countFound(search) > 0 && search.sites.every(({ filtered }) => filtered === 0))
    return 'filtered' as const;
  return search !== null && (search.status === 'failed' || search.failedCount > 0)
    ? ('broken' as const)
    : ('empty' as const);
}

const none: string[] = [];

/** The results of one live search: ids in their order, how many there are, and the decision on them. A mark or a step changes none of it. */
export function resultsView(snapshot: SnapshotFrom<typeof resultsMachine>) {
  const { rows, shown, address, earlierFailure, usual, look, learned } = snapshot.context;
  const { phase, ahead, total, failure, filling, stuck, head: search } = rows;
  const found = foundCountOf(rows);
  return {
    phase: failure?.code === 'LIVE_SEARCH_NOT_FOUND' ? ('missing' as const) : phase,
    search,
    ids: shown,
    /** Nothing stands yet, as its order can be told only once more was read. */
    arranging: isAwaitingOrder(snapshot.context),
    usual,
    /** By which the listings are ordered, where that order is chosen. */
    learned: address.rank === 'learned' ? learned : null,
    /** What is known of the pictures by which they stand together. */
    pictures: snapshot.context.pictures,
    same: snapshot.context.same,
    canRegroup: snapshot.can({ type: 'results.regroup' }),
    /** All that is known of the search, whatever the tab. */
    known: knownIdsOf(snapshot.context),
    /** Rows of the gateway that were read, of how many; and whether all of them are being read. */
    read: rows.read,
    readsAll: rows.readsAll,
    earlierFailure,
    ahead,
    total,
    /** What the list of searches says of it, too. */
    found,
    /** No number stands before one is known. */
    isFoundKnown: phase === 'shown' && (search === null || isFoundKnown(search, found)),
    /** Those that weren't there at the last look, as far as the search was read. */
    fresh: look?.fresh ?? none,
    /** What sellers list again after a confirmed report; and whether what would tell is kept, null until it is known. */
    relistings: snapshot.context.relistings,
    keepsPast: snapshot.context.keepsPast,
    /** Why nothing stands there. */
    nothing: emptyReasonOf(search),
    address,
    failure,
    filling,
    stuck,
    canLoadMore: snapshot.can({ type: 'results.more' }),
    processing: search?.status === 'in_progress',
    preview: snapshot.children.preview,
    filters: snapshot.children.searchFilters,
    narrowing: snapshot.children.narrowing,
    learnedOrder: snapshot.children.learnedOrder,
    ...triageView(snapshot.children.triage),
  };
}
