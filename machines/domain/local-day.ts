/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
export function startOfDayAfter(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** The time from `now` until that day is over, milliseconds. */
export const timeLeftToday = (now: number): number => startOfDayAfter(now, 1) - now;
