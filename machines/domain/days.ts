import { blockReason, type BlockReason, type BlockReasonCode } from './block-reason';
import { isIsoDay } from './timestamps';
import { toPlainText } from './search-text';
import type { Reading } from './read-number';

/** Years that a listing or a report can be of; others are slips, and digits of a day and a month. */
const [yearMin, yearMax] = [1900, 2100];

/** A time of the day behind a day, as the screens write it. */
const time = /,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?$/i;

const fault = (code: BlockReasonCode, values?: BlockReason['values']): Reading => ({
  fault: blockReason(code, values && { values }),
});
const isoOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
/** The year of two digits is one of this century. */
const yearIn = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits);

/** Year, month and day as they stand in a text: in the language's order, the year first, or as digits alone. */
function partsIn(language: string, text: string): { year: number; month: number; day: number } | null {
  const inOrder = (first: string, second: string, year: string) => {
    const [day, month] = language === 'en' ? [second, first] : [first, second];
    return { year: yearIn(year), month: Number(month), day: Number(day) };
  };
  const byYear = (year: string, month: string, day: string) => ({
    year: Number(year),
    month: Number(month),
    day: Number(day),
  });
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2}) ?[/. -] ?(\d{1,2}) ?[/. -] ?(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    [];
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const [written, iso] = [first && inOrder(first, second, last), year && byYear(year, month, day)];
  return [written, iso].find((one) => one !== '' && isLikelyYear(one.year)) || null;
}

const isLikelyYear = (year: number) => year >= yearMin && year <= yearMax;

/**
 * The day that a text means to someone of that language, as YYYY-MM-DD: in the language's order with any of the usual signs between, with a year
 * of four digits or two, with the year first, or digits alone; a time behind it is no part of it. A text that is no day is a fault that says why.
 */
export function readDay(language: string, text: string): Reading {
  const plain = toPlainText(text).replace(time, '');
  if (plain === '') return { value: '' };
  const parts = partsIn(language, plain);
  if (parts === null) return fault('NOT_A_DAY');
  const { year, month, day } = parts;
  const value = isoOf(year, month, day);
  if (isIsoDay(value)) return { value };
  if (month > 12 && isIsoDay(isoOf(year, day, month))) return fault('MONTH_BEYOND_TWELVE', { month });
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day > days ? fault('DAY_BEYOND_MONTH', { day, days }) : fault('NOT_A_DAY');
}

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
