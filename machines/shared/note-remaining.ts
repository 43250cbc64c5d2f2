import { tabOf } from '../domain/result-tabs';
import type { SeenListing } from '../domain/listings';
import type { Mark } from '../system-actors/outbox';

/** How many of these are still to be reviewed once that mark is counted, whether or not their screen shows it by now. */
export function countRemaining<Of extends SeenListing>(
  ids: readonly string[],
  visible: Readonly<Record<string, Of | undefined>>,
  mark: Pick<Mark, 'type' | 'ids'>,
  isMeant: (listing: Of | undefined) => boolean = () => true,
): number {
  const marked = new Set<string>(mark.ids);
  const isOpen = (id: string) => (marked.has(id) ? mark.type === 'undo' : tabOf(visible[id]) === 'review');
  return ids.filter((id) => isOpen(id) && isMeant(visible[id])).length;
}

/** What a list tells the announcements of a decision in it; nobody hears it before they are there. */
export const toRemaining = (count: number, partly: boolean) => ({ type: 'remaining.noted' as const, count, partly });
