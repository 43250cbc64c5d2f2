import type { SeenListing } from '../domain/listings';
import { tabOf } from '../domain/result-tabs';
import type { Mark } from '../system-actors/outbox';

/** How many of these nothing was decided on once that mark is counted, whether or not their screen shows it by now; `isMeant` says of which it counts. */
export function countRemaining<Of extends SeenListing>(
  ids: readonly string[],
  visible: Readonly<Record<string, Of | undefined>>,
  mark: Pick<Mark, 'type' | 'ids'>,
  isMeant: (listing: Of | undefined) => boolean = () => true,
): number {
  const marked = new Set<string>(mark.ids);
  const isOpen = (id: string) => {
    if (marked.has(id)) return mark.type === 'undo';
    const tab = tabOf(visible[id]);
    return tab === 'review' || tab === 'inactive';
  };
  return ids.filter((id) => isOpen(id) && isMeant(visible[id])).length;
}

/** What a list tells the announcements of a decision in it; nobody hears it before they are there. */
export const toRemaining = (count: number, partly: boolean) => ({ type: 'remaining.noted' as const, count, partly });
