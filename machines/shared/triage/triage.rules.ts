import { markChoicesOf } from '../marking/marking.rules';
import type { InfiniteListView } from '../infinite-list/infinite-list.view';
import type { RowsChanged, TriageContext, TriageEvent } from './triage.types';

type TargetedEvent = Extract<TriageEvent, { id?: string }>;
type Scope = Pick<TriageContext, 'listings' | 'place'>;

/** The listing that an event is about: the one that it names, else the one under the cursor. */
export const targetIdOf = ({ cursor }: Pick<TriageContext, 'cursor'>, event: TriageEvent): string | null =>
  (event as TargetedEvent).id ?? cursor;

export const isByKey = (event: TriageEvent): boolean => (event as TargetedEvent).id === undefined;

/** Whether the cursor stops there: nothing was decided on it yet, or something can be. */
export function isUndecided({ listings, place, onlyOpen }: Scope & Pick<TriageContext, 'onlyOpen'>, id: string) {
  const choices = markChoicesOf(listings.system, id, place);
  if (choices === null) return false;
  return onlyOpen === true ? choices.standing === 'open' : choices.trust === null || choices.suspect === null;
}

export const canDiscard = ({ listings, place, ids }: Scope & Pick<TriageContext, 'ids'>, id: string | null): boolean =>
  id !== null && ids.includes(id) && markChoicesOf(listings.system, id, place)?.discard === null;

/** What an infinite list shows, and how much of it was read. */
export const toRowsChanged = (ids: string[], rows: InfiniteListView<unknown>, address: unknown): RowsChanged => ({
  type: 'rows.changed',
  ids,
  progress: {
    read: rows.read,
    total: rows.total,
    ends: rows.phase === 'shown' && !rows.asking && !rows.filling && (rows.ahead === 0 || (!rows.grew && !rows.stuck)),
    stuck: rows.stuck,
  },
  address,
});

/** The same of a list that is all there. */
export const toFullRowsChanged = (ids: string[]): RowsChanged => ({
  type: 'rows.changed',
  ids,
  progress: { read: ids.length, total: ids.length, ends: true, stuck: false },
  address: null,
});
