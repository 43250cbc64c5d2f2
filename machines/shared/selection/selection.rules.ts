import { markStatusOf } from '../../domain/marking';
import type { InfiniteListView } from '../infinite-list/infinite-list.view';
import type { MarkingParentEvent } from '../marking/marking.types';
import type { SelectionContext, SelectionEvent, SelectionParentEvent } from './selection.types';

/** Of those that are shown the ones that can be chosen, in their order. */
export function choosableIds({ shown, onlyOpen, listings }: SelectionContext): string[] {
  if (!onlyOpen) return shown;
  const { visible } = listings.getSnapshot().context;
  return shown.filter((id) => visible[id] !== undefined && markStatusOf(visible[id]) === 'open');
}

/** What a selection is told of a infinite list: what stands, and how much of it was read. */
export const toShownByInfiniteList = (
  ids: string[],
  rows: InfiniteListView<unknown>,
): Extract<SelectionEvent, { type: 'shown.told' }> => ({
  type: 'shown.told',
  ids,
  whole: {
    read: rows.read,
    total: rows.total,
    ends: rows.phase === 'shown' && !rows.asking && !rows.filling && (rows.ahead === 0 || (!rows.grew && !rows.stuck)),
    stuck: rows.stuck,
  },
});

/** The same of a list that is all there. */
export const toShownByFullList = (ids: string[]): Extract<SelectionEvent, { type: 'shown.told' }> => ({
  type: 'shown.told',
  ids,
  whole: { read: ids.length, total: ids.length, ends: true, stuck: false },
});

/** What a selection is told of a mark that was made, wherever: for its listings that is decided. */
export const toListingsDecided = ({ event }: { event: { type: string } | MarkingParentEvent }) => ({
  type: 'listings.decided' as const,
  ids: 'mark' in event ? event.mark.ids : [],
  undone: 'mark' in event && event.mark.type === 'undo',
});

/** What the marking is told of a decision for many. */
export const toListingDecision = (_: unknown, { what, ids }: Pick<SelectionParentEvent, 'what' | 'ids'>) => ({
  type: `listing.${what}` as const,
  ids,
});

/** What a selection is told while a report of several stands open, and once it is over. */
export const toHoldOrRelease = (_: unknown, { open }: { open: boolean }) =>
  open ? ({ type: 'selection.hold' } as const) : ({ type: 'selection.release' } as const);
