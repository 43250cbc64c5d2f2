import type { SearchOf } from './addresses';
import { locationOf } from './locations';
import { blockReason, type BlockReason } from './block-reason';
import { dayFault, daysFault } from './days';
import { withoutValue } from './filter-tags';
import { namesFault } from './keyword';
import { readId } from './listing-id';
import { readListingReference, referenceFault } from './listing-reference';

/** What narrows the report history; the address holds it, so that a colleague sees the same. */
export type HistoryFilters = SearchOf<'history'>;

export const noHistoryFilters: HistoryFilters = locationOf('history', {}).search;

interface SeekFaults {
  item: BlockReason | null;
  seller: BlockReason | null;
  due: BlockReason<'NOT_A_DAY'> | null;
  from: BlockReason<'NOT_A_DAY' | 'DATE_FROM_AFTER_TO'> | null;
  to: BlockReason<'NOT_A_DAY'> | null;
}

interface SeekDays {
  due: string;
  from: string;
  to: string;
}

/** The id that reports are sought by: of the listing that a text names, or of a catalogue page where the text is its id alone. */
export function parseItemQuery(text: string): string | BlockReason | null {
  if (text.trim() === '') return null;
  const reference = readListingReference(text);
  if (reference.kind === 'listing') return reference.id;
  return readId(text)?.id ?? referenceFault(reference) ?? blockReason('LISTING_ID_INCOMPLETE');
}

/** What is wrong with what reports are sought by: a text that names no listing, texts that are no days, days the wrong way round. */
export function seekFaults({ item, seller, due, from, to }: SeekDays & { item: string; seller: string }): SeekFaults {
  const read = parseItemQuery(item);
  return {
    item: typeof read === 'object' ? read : null,
    seller: namesFault([seller]),
    due: dayFault(due),
    from: daysFault(from, to),
    to: dayFault(to),
  };
}

/** The list of what awaits the reporter's answer: the history narrowed to PENDING alone (ruling H01). */
export function awaitsAnswer(filters: HistoryFilters): boolean {
  return filters.status.length === 1 && filters.status[0] === 'PENDING';
}

/**
 * The filters as far as the list of that status knows them (ruling K01): what awaits an answer has neither reasons, countries nor days of reporting, and
 * its due date excludes its seller; everything else has neither a seller's nickname nor a due date. What isn't applied stays in the address, for when the status changes back.
 */
export function withSeekValues(filters: HistoryFilters): HistoryFilters {
  const { sort, by, reasons, sites, seller, sellerId, due, from, to } = noHistoryFilters;
  if (!awaitsAnswer(filters)) return { ...filters, by, seller, due };
  return { ...filters, sort, reasons, sites, from, to, ...(filters.due !== null && { seller, sellerId }) };
}

export type Seek = Pick<HistoryFilters, 'item' | 'seller' | 'due' | 'from' | 'to'>;
type ChosenSeller = Pick<HistoryFilters, 'sellerId'>;

/**
 * What is sought, as it goes into the address: of due date and seller the one that was just chosen stands, and `cleared` is the other one. Where
 * neither can be sought the address keeps both.
 */
export function seekValuesOf(
  filters: HistoryFilters,
  seek: Seek,
): { sought: Partial<Seek & ChosenSeller>; cleared: 'due' | 'seller' | null } {
  if (!awaitsAnswer(filters)) return { sought: { item: seek.item, from: seek.from, to: seek.to }, cleared: null };
  const { item, seller, due } = seek;
  const sought = { item, seller, due };
  if (due !== null && filters.sellerId !== null)
    return { sought: { ...sought, seller: null, sellerId: null }, cleared: 'seller' };
  if (due === null || seller === null) return { sought, cleared: null };
  const cleared = due === withSeekValues(filters).due ? 'due' : 'seller';
  return { sought: { ...sought, [cleared]: null }, cleared };
}

/** The reports of one seller alone, which among what awaits an answer takes the due date's place. */
export function ofSeller(
  filters: HistoryFilters,
  sellerId: string,
): { sought: Partial<HistoryFilters>; cleared: 'due' | null } {
  const clears = awaitsAnswer(filters) && filters.due !== null;
  return { sought: { sellerId, ...(clears && { due: null }) }, cleared: clears ? 'due' : null };
}

type Said<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** What was chosen, without what was not. */
export const describedSeek = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  ) as Said<Fields>;

/** What narrows and orders the reports, as the history is asked for them. */
export function activeFiltersOf(filters: HistoryFilters) {
  const { status, item, sellerId, sort, reasons, sites, from, to } = withSeekValues(filters);
  return describedSeek({
    status,
    itemId: item,
    sellerId,
    sort: sort === 'recent' ? null : sort,
    reasons,
    sites,
    dateFrom: from,
    dateTo: to,
  });
}

/** Whether the same narrows both, the status and the order apart. */
export function isSameButStatus(one: HistoryFilters, other: HistoryFilters): boolean {
  const { status, sort } = noHistoryFilters;
  const rest = (filters: HistoryFilters) => JSON.stringify(activeFiltersOf({ ...filters, status, sort }));
  return rest(one) === rest(other);
}

/** Whether anything that is applied narrows the list, the status apart. */
export function isNarrowed(filters: HistoryFilters): boolean {
  const { reasons, sites, item, seller, sellerId, due, from, to } = withSeekValues(filters);
  return (
    reasons.length > 0 || sites.length > 0 || [item, seller, sellerId, due, from, to].some((sought) => sought !== null)
  );
}

/** The filters without one of them, as chips name it; the page and its size are none. */
export function withoutFilter(filters: HistoryFilters, id: string): Partial<HistoryFilters> {
  const { page: _page, size: _size, ...nothing } = noHistoryFilters;
  return withoutValue<Partial<HistoryFilters>>(filters, nothing, id);
}
