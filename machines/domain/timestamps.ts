/** Milliseconds. */
export const dayLength = 86_400_000;

/** Whether something was put off until later than `now` (epoch ms). `until` is ISO 8601; null, or what makes no sense, puts nothing off. */
export const isPostponed = (until: string | null, now: number): boolean => until !== null && Date.parse(until) > now;

/** Whether that moment (ISO 8601) is less than `span` milliseconds before `now` (epoch ms); never where it is null or makes no sense. */
export const isWithin = (moment: string | null, span: number, now: number): boolean =>
  moment !== null && now - Date.parse(moment) < span;

/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
export function startOfDayAfter(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** `YYYY-MM-DD` where the person is. */
export function localDayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time from `now` until that day is over, milliseconds. */
export const timeLeftToday = (now: number): number => startOfDayAfter(now, 1) - now;

const units = [
  ['year', 365 * dayLength],
  ['month', 30 * dayLength],
  ['day', dayLength],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** So many of a unit; none of seconds is now. */
export interface Age {
  unit: (typeof units)[number][0] | 'second';
  count: number;
}

/**
 * How long ago that was (`at` and `now` in epoch milliseconds of one clock), in its largest whole unit. Days are those of the calendar where
 * the person is: one of them is yesterday, whatever the hour.
 */
export function ageOf(at: number, now: number): Age {
  const [unit, length] = units.find(([, milliseconds]) => now - at >= milliseconds) ?? ['second', Infinity];
  if (unit !== 'day') return { unit, count: Math.max(0, Math.floor((now - at) / length)) };
  return { unit, count: Math.round((startOfDayAfter(now, 0) - startOfDayAfter(at, 0)) / dayLength) };
}

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
export function isIsoDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
