/** When an answer is due, seen from today: its time has passed, or it comes today, tomorrow or later. */
export const deadlines = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type Deadline = (typeof deadlines)[number];

/** The first moment of the day that many days after `now` where the person is, epoch milliseconds. */
function dayAhead(now: number, days: number): number {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
}

/** The first moment of the day that heads each deadline, epoch milliseconds; what is overdue has none. */
export function firstDayOf(deadline: Deadline, now: number): number | null {
  return deadline === 'overdue' ? null : dayAhead(now, { today: 0, tomorrow: 1, later: 2 }[deadline]);
}

/** The deadline of a moment (ISO 8601), `now` in epoch milliseconds; what has none can wait. */
export function deadlineOf(due: string | null, now: number): Deadline {
  const at = due === null ? Number.NaN : Date.parse(due);
  if (Number.isNaN(at) || at >= dayAhead(now, 2)) return 'later';
  if (at <= now) return 'overdue';
  return at < dayAhead(now, 1) ? 'today' : 'tomorrow';
}

/** The time from `now` until that day is over, milliseconds. */
export const leftOfToday = (now: number): number => dayAhead(now, 1) - now;

/**
 * The day of the gateway (UTC, `YYYY-MM-DD`) in which the person's today ends. What is due by it holds all that is due today where the
 * person is; west of Greenwich that day is the next one already.
 */
export const gatewayDayOfTonight = (now: number): string => new Date(dayAhead(now, 1) - 1).toISOString().slice(0, 10);

interface Due {
  caseId: string;
  dueDate: string | null;
}

/** How many of each deadline there are; those of `total` that aren't among the rows come later than they do. */
export function countDeadlines(rows: readonly Due[], total: number, now: number): Record<Deadline, number> {
  const counts: Record<Deadline, number> = {
    overdue: 0,
    today: 0,
    tomorrow: 0,
    later: Math.max(0, total - rows.length),
  };
  for (const { dueDate } of rows) counts[deadlineOf(dueDate, now)] += 1;
  return counts;
}

/**
 * What is due by the end of the person's today: how many, and when (ISO 8601). Of `rows`, the first ones due of `total`; where all that
 * were read are due, the others count too.
 */
export function dueByTonight(rows: readonly Due[], total: number, now: number): { count: number; moments: string[] } {
  const tomorrow = dayAhead(now, 1);
  const moments = rows.flatMap(({ dueDate }) => (dueDate !== null && Date.parse(dueDate) < tomorrow ? [dueDate] : []));
  return { count: moments.length === rows.length ? total : moments.length, moments };
}

/** Rows that stand beside each other and have the same deadline; the order is theirs. */
export function byDeadline<Row extends Pick<Due, 'dueDate'>>(
  rows: readonly Row[],
  now: number,
): { deadline: Deadline; rows: Row[] }[] {
  const runs: { deadline: Deadline; rows: Row[] }[] = [];
  for (const row of rows) {
    const deadline = deadlineOf(row.dueDate, now);
    const run = runs.at(-1);
    if (run?.deadline === deadline) run.rows.push(row);
    else runs.push({ deadline, rows: [row] });
  }
  return runs;
}

/** On which page of that size the first row of a deadline stands in the order of due dates; null where there is none. */
export function pageOfDeadline(rows: readonly Due[], deadline: Deadline, size: number, now: number): number | null {
  const at = rows.findIndex(({ dueDate }) => deadlineOf(dueDate, now) === deadline);
  return at < 0 ? null : Math.floor(at / size) + 1;
}
