import { blockReason, type BlockReason } from './block-reason';
import { isIsoDay } from './iso-day';

/** Why what a form holds is no day; null for a day, and where nothing stands. */
export const dayFault = (value: string): BlockReason<'NOT_A_DAY'> | null =>
  value === '' || isIsoDay(value) ? null : blockReason('NOT_A_DAY');

/** What is wrong with two days that bound a time, at the field of each: one is none, or they stand the wrong way round. */
export function daysFault(from: string, to: string): BlockReason<'NOT_A_DAY' | 'DATE_FROM_AFTER_TO'> | null {
  const isReversed = isIsoDay(from) && isIsoDay(to) && from > to;
  return dayFault(from) ?? (isReversed ? blockReason('DATE_FROM_AFTER_TO') : null);
}

/** The same for the fields `dateFrom` and `dateTo`. */
export const dayFaults = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) => ({
  dateFrom: daysFault(dateFrom, dateTo),
  dateTo: dayFault(dateTo),
});
