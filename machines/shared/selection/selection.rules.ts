import { markChoices, markStatusOf } from '../../domain/marking';
import type { MarkingParentEvent } from '../marking/marking.types';
import type { SelectionContext, SelectionParentEvent } from './selection.types';

/** Of those that are shown the ones that can be chosen, in their order. */
export function choosableIds({ shown, onlyOpen, listings }: SelectionContext): string[] {
  if (!onlyOpen) return shown;
  const { visible } = listings.getSnapshot().context;
  return shown.filter((id) => visible[id] !== undefined && markStatusOf(visible[id]) === 'open');
}

/** Of those that can be chosen the ones that can be marked, or whose mark can be undone. */
export function decidableIds(context: SelectionContext): string[] {
  const { visible } = context.listings.getSnapshot().context;
  return choosableIds(context).filter((id) => {
    const listing = visible[id];
    if (listing === undefined) return false;
    const { trust, suspect, undo } = markChoices(listing);
    return trust === null || suspect === null || undo !== null;
  });
}

/** What a selection is told of a mark that was made, wherever: for its listings that is decided. */
export const toListingsDecided = ({ event }: { event: { type: string } | MarkingParentEvent }) => ({
  type: 'listings.decided' as const,
  ids: 'mark' in event ? event.mark.ids : [],
  undone: 'mark' in event && event.mark.type === 'undo',
});

/** What the marking is told of a decision for many. */
export const toListingDecision = (_: unknown, { what, ids, repeat }: Omit<SelectionParentEvent, 'type'>) => ({
  type: `listing.${what}` as const,
  ids,
  ...(repeat && { repeat }),
});

/** What a selection is told while a report of several stands open, and once it is over. */
export const toHoldOrRelease = (_: unknown, { open }: { open: boolean }) =>
  open ? ({ type: 'selection.hold' } as const) : ({ type: 'selection.release' } as const);
