import { firstHolidayYear, holidaysBySite, holidayYearCount } from '../../contracts/vocabulary/holidays.gen';
import { deadlineOf, lastTimeOf } from './due-today';
import { localDayOf, startOfDayAfter } from './timestamps';

/** Why nobody works on a day; a holiday by its name in the language of its country. */
export type DayOff = { dayOff: 'weekend' } | { dayOff: 'holiday'; name: string };

/** The name of the public holiday on that day (`YYYY-MM-DD`) in the country of that site; null for any other day. */
export function holidayOf(day: string, siteId: string): string | null {
  const year = Number(day.slice(0, 4)) - firstHolidayYear;
  if (year < 0 || year >= holidayYearCount) return null;
  const found = holidaysBySite[siteId]?.find(([, text]) => {
    const days = text.split(' ');
    return (days.length === 1 ? days[0] : days[year]) === day.slice(5);
  });
  return found?.[0] ?? null;
}

function dayOffAt(moment: number, siteId: string): DayOff | null {
  const name = holidayOf(localDayOf(moment), siteId);
  if (name !== null) return { dayOff: 'holiday', name };
  return [0, 6].includes(new Date(moment).getDay()) ? { dayOff: 'weekend' } : null;
}

/** A deadline that falls on a day off, with the last working day before it: its first moment, epoch milliseconds. */
export interface OffDeadline {
  off: DayOff;
  last: number;
  /** That day seen from now. */
  comes: 'gone' | 'today' | 'tomorrow' | 'later';
  /** Nine o'clock of that day, epoch milliseconds; null once that is over. */
  remindsAt: number | null;
}

const morning = 9 * 3_600_000;

/**
 * What a deadline to come (ISO 8601) on a day off means for people who work as the country of that site does; null where it falls on a
 * working day, is over or is no moment. Days are those of the calendar where the person is, `now` in epoch milliseconds.
 */
export function offDeadlineOf(due: string | null, siteId: string, now: number): OffDeadline | null {
  const lastTime = lastTimeOf(due ?? '');
  if (due === null || Number.isNaN(lastTime) || deadlineOf(due, now) === 'overdue') return null;
  const off = dayOffAt(lastTime, siteId);
  if (off === null) return null;
  let last = startOfDayAfter(lastTime, -1);
  while (dayOffAt(last, siteId) !== null) last = startOfDayAfter(last, -1);
  const today = startOfDayAfter(now, 0);
  const comes =
    last < today ? 'gone' : last === today ? 'today' : last === startOfDayAfter(now, 1) ? 'tomorrow' : 'later';
  const remindsAt = last + morning;
  return { off, last, comes, remindsAt: remindsAt > now ? remindsAt : null };
}
