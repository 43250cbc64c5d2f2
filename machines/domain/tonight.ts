/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
export function dayAhead(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** The time from `now` until that day is over, milliseconds. */
export const leftOfToday = (now: number): number => dayAhead(now, 1) - now;
