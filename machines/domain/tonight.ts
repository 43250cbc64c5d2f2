/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
export function dayAhead(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** The time from `now` until that day is over, milliseconds. */
export const leftOfToday = (now: number): number => dayAhead(now, 1) - now;

/**
 * The day of the gateway (UTC, `YYYY-MM-DD`) in which the person's today ends. What is due by it holds all that is due today where the
 * person is; west of Greenwich that day is the next one already.
 */
export const gatewayDayOfTonight = (now: number): string => new Date(dayAhead(now, 1) - 1).toISOString().slice(0, 10);

/**
 * What is due by the end of the person's today: how many, and when (ISO 8601). Of `rows`, the first ones due of `total`; where all that
 * were read are due, the others count too.
 */
export function dueByTonight(
  rows: readonly { dueDate: string | null }[],
  total: number,
  now: number,
): { count: number; moments: string[] } {
  const tomorrow = dayAhead(now, 1);
  const moments = rows.flatMap(({ dueDate }) => (dueDate !== null && Date.parse(dueDate) < tomorrow ? [dueDate] : []));
  return { count: moments.length === rows.length ? total : moments.length, moments };
}
