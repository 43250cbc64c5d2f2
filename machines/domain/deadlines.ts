import { dayAhead } from './tonight';

/** When an answer is due, seen from today: its time has passed, or it comes today, tomorrow or later. */
export const deadlines = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type Deadline = (typeof deadlines)[number];

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
