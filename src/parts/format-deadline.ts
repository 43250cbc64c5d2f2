import type { IntlShape } from 'react-intl';
import { timeLeftUntil } from '../../machines/domain/deadlines';
import { lastTimeOf } from '../../machines/domain/due-today';
import type { OffDeadline } from '../../machines/domain/working-days';
import { formatDay, formatTime } from '../copy/dates';

function formatWeekday(intl: IntlShape, date: Date): string {
  return intl.formatDate(date, { weekday: 'short' }).replace('.', '');
}

/** The weekday and the day without its year, for what is near: dom 22/11, in English Sun 11/22; in the reader's time zone. */
export function formatNearDay(intl: IntlShape, moment: number): string {
  return `${formatWeekday(intl, new Date(moment))} ${formatDay(intl, moment).slice(0, 5)}`;
}

/**
 * Until when an answer is in time (ISO 8601): sáb 28/11, 13:00, in English Sat 11/28, 01:00 PM; with `year` in records that outlive it. A
 * deadline at the beginning of a day is the evening before. What is no moment comes back as it is.
 */
export function formatDeadline(intl: IntlShape, due: string, { year = false } = {}): string {
  const last = lastTimeOf(due);
  if (Number.isNaN(last)) return due;
  const day = year ? `${formatWeekday(intl, new Date(last))} ${formatDay(intl, last)}` : formatNearDay(intl, last);
  return `${day}, ${formatTime(intl, last)}`;
}

/** How long there is left, and until when unless `moment` is false; null where there is no deadline. `now` in epoch milliseconds. */
export function describeTimeLeft(
  intl: IntlShape,
  due: string | null | undefined,
  now: number,
  { moment = true } = {},
): string | null {
  const left = timeLeftUntil(due, now);
  if (left === null || due === null || due === undefined) return null;
  const day = moment ? formatDeadline(intl, due) : 'none';
  return left.left === 'none'
    ? intl.formatMessage({ id: 'countdown.expired.name' }, { day })
    : intl.formatMessage({ id: `countdown.${left.left}.left` }, { count: left.count, day });
}

/** Which working day is the last before a deadline on a day off; with the day off unless `short`. */
export function describeOffDeadline(intl: IntlShape, { off, last, comes }: OffDeadline, short = false): string {
  const lastDay = intl.formatMessage({ id: 'countdown.off.last' }, { comes, day: formatNearDay(intl, last) });
  if (short) return lastDay;
  const holiday = off.dayOff === 'holiday' ? off.name : '';
  return `${intl.formatMessage({ id: 'countdown.off.day' }, { off: off.dayOff, holiday })} ${lastDay}`;
}
