import { startOfDayAfter } from './timestamps';

/** When an answer is due, seen from today: its time has passed, or it comes today, tomorrow or later. */
export const deadlines = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type Deadline = (typeof deadlines)[number];

const minute = 60_000;

/**
 * The last moment in which an answer is in time (epoch milliseconds): that of the deadline, but the evening before where the deadline falls
 * on the first minute of a day. NaN where `due` (ISO 8601) is no moment.
 */
export function lastTimeOf(due: string): number {
  const at = Date.parse(due);
  const morning = startOfDayAfter(at, 0);
  return at - morning < minute ? morning - 1 : at;
}

/** The deadline of a moment (ISO 8601), `now` in epoch milliseconds; what has none can wait. */
export function deadlineOf(due: string | null, now: number): Deadline {
  const at = due === null ? Number.NaN : Date.parse(due);
  if (due === null || Number.isNaN(at)) return 'later';
  if (at <= now) return 'overdue';
  const last = lastTimeOf(due);
  if (last >= startOfDayAfter(now, 2)) return 'later';
  return last < startOfDayAfter(now, 1) ? 'today' : 'tomorrow';
}

/**
 * The day of the gateway (UTC, `YYYY-MM-DD`) in which that day of the person ends. What is due by it holds all that is due by then where
 * the person is; west of Greenwich it is the next day already.
 */
export const gatewayDayBefore = (morning: number): string => new Date(morning - 1).toISOString().slice(0, 10);

export const gatewayDayOfToday = (now: number): string => gatewayDayBefore(startOfDayAfter(now, 1));

/**
 * What is due by the end of the person's today: how many, when (ISO 8601) and whose. Of `rows`, the first ones due of `total`; where all that
 * were read are due, the others count too.
 */
export function dueToday(
  rows: readonly { caseId: string; dueDate: string | null }[],
  total: number,
  now: number,
): { count: number; moments: string[]; cases: string[] } {
  const isDue = (due: string) => ['overdue', 'today'].includes(deadlineOf(due, now));
  const due = rows.flatMap(({ caseId, dueDate }) =>
    dueDate !== null && isDue(dueDate) ? [{ caseId, at: dueDate }] : [],
  );
  const count = due.length === rows.length ? total : due.length;
  return { count, moments: due.map(({ at }) => at), cases: due.map(({ caseId }) => caseId) };
}
