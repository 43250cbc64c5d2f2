import { startOfDayAfter } from './timestamps';

const day = 86_400_000;
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
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
  return { unit, count: Math.round((startOfDayAfter(now, 0) - startOfDayAfter(at, 0)) / day) };
}
