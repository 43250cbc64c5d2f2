import type { SearchOf } from './addresses';
import { placeOf } from './places';
import { because, type Because } from './because';
import { without } from './filters';
import { readId } from './listing-id';

/** What narrows the report history; the address holds it, so that a colleague sees the same. */
export type HistoryFilters = SearchOf<'history'>;

export const noHistoryFilters: HistoryFilters = placeOf('history', {}).search;

/** What is wrong with what reports are sought by: a listing's id that isn't whole. */
export function seekFaults({ item }: { item: string }): { item: Because<'LISTING_ID_INCOMPLETE'> | null } {
  const wrong = item.trim() !== '' && readId(item) === null;
  return { item: wrong ? because('LISTING_ID_INCOMPLETE') : null };
}

/** The list of what awaits the reporter's answer: the history narrowed to PENDING alone (ruling H01). */
export function awaitsAnswer(filters: HistoryFilters): boolean {
  return filters.status.length === 1 && filters.status[0] === 'PENDING';
}

/**
 * The filters as far as the list of that status knows them (ruling K01): what awaits an answer has neither reasons nor countries, and its due date
 * excludes its seller; everything else has neither seller nor due date. What isn't applied stays in the address, for when the status changes back.
 */
export function applied(filters: HistoryFilters): HistoryFilters {
  const { sort, by, reasons, sites, seller, due } = noHistoryFilters;
  if (!awaitsAnswer(filters)) return { ...filters, by, seller, due };
  return { ...filters, sort, reasons, sites, ...(filters.due !== null && { seller }) };
}

export type Seek = Pick<HistoryFilters, 'item' | 'seller' | 'due'>;

/**
 * What is sought, as it goes into the address: of due date and seller the one that was just chosen stands, and `cleared` is the other one. Where
 * neither can be sought the address keeps both.
 */
export function soughtBy(
  filters: HistoryFilters,
  seek: Seek,
): { sought: Partial<Seek>; cleared: 'due' | 'seller' | null } {
  if (!awaitsAnswer(filters)) return { sought: { item: seek.item }, cleared: null };
  const { item, seller, due } = seek;
  const sought = { item, seller, due };
  if (due === null || seller === null) return { sought, cleared: null };
  const cleared = due === applied(filters).due ? 'due' : 'seller';
  return { sought: { ...sought, [cleared]: null }, cleared };
}

/** Whether anything that is applied narrows the list, the status apart. */
export function isNarrowed(filters: HistoryFilters): boolean {
  const { reasons, sites, item, seller, due } = applied(filters);
  return reasons.length > 0 || sites.length > 0 || item !== null || seller !== null || due !== null;
}

/** The filters without one of them, as chips name it; the page and its size are none. */
export function withoutFilter(filters: HistoryFilters, id: string): Partial<HistoryFilters> {
  const { page: _page, size: _size, ...nothing } = noHistoryFilters;
  return without<Partial<HistoryFilters>>(filters, nothing, id);
}
