import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { deletedIdsOf, delayedDeletionOf, isDeleted } from '../../shared/deletions';
import type { newLiveSearchMachine } from '../new-live-search/new-live-search.machine';
import type { quickSearchMachine } from '../quick-search/quick-search.machine';
import type { liveSearchesMachine } from './live-searches.machine';

type Snapshot = SnapshotFrom<typeof liveSearchesMachine>;

/** The rows that are shown: not gone, but for those that leave a line, and with the filter in their keyword. */
export function shownSearches(
  searches: readonly LiveSearchSummary[],
  past: readonly string[],
  filter: string,
): LiveSearchSummary[] {
  const query = filter.trim().toLowerCase();
  return searches.filter((search) => !past.includes(search.id) && search.keyword.toLowerCase().includes(query));
}

/** The list of live searches: what it holds, what it is doing, and the search whose deletion is being asked about. */
export function liveSearchesView(snapshot: Snapshot) {
  const { list, past, filter, asked } = snapshot.context;
  const deletedIds = deletedIdsOf(snapshot.context);
  const isGone = (id: string) => isDeleted(snapshot.context, id);
  const isPast = (id: string) => past.includes(id) && isGone(id);
  return {
    ...list,
    rows: shownSearches(list.rows, list.rows.map(({ id }) => id).filter(isPast), filter),
    /** Those of the rows for which a line stands. */
    gone: list.rows
      .map(({ id }) => id)
      .filter((id) => deletedIds.includes(id) && !isPast(id))
      .map((id) => ({ id, late: delayedDeletionOf(snapshot.context, id) ?? null })),
    filter,
    total: list.total - list.rows.filter(({ id }) => isGone(id)).length,
    /** Those that are being processed, for the head of the screen. */
    inProcess: list.rows.filter(({ id, status }) => status === 'in_progress' && !deletedIds.includes(id)),
    saved: list.rows.filter(({ id }) => !deletedIds.includes(id)),
    /** Undefined until its code has come. */
    quickSearch: snapshot.children['quickSearch'] as ActorRefFrom<typeof quickSearchMachine> | undefined,
    /** Its code did not come. */
    quickSearchLacks: snapshot.matches({ quickSearch: 'lacking' }),
    form: (snapshot.children['newLiveSearch'] as ActorRefFrom<typeof newLiveSearchMachine> | undefined) ?? null,
    asked: list.rows.find((search) => search.id === asked) ?? null,
  };
}
