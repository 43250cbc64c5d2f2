/** A day on which something may go out: its first moment where the person is (epoch milliseconds), and how much. */
export interface SendDay {
  at: number;
  count: number;
}

/**
 * How what doesn't fit into the day of `now` (epoch milliseconds) could go out on those that follow, so many a day at most; on the day of
 * `until` (ISO 8601) and after it nothing holds it back any more.
 */
export function spreadOverDays(count: number, perDay: number, now: number, until: string | null): SendDay[] {
  const days: SendDay[] = [];
  const free = until === null ? Infinity : new Date(until).setHours(0, 0, 0, 0);
  const today = new Date(now);
  let left = count;
  for (let ahead = 1; left > 0 && perDay > 0; ahead += 1) {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead).getTime();
    const goes = at >= free ? left : Math.min(left, perDay);
    days.push({ at, count: goes });
    left -= goes;
  }
  return days;
}
