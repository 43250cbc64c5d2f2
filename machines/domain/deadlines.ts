import { day } from './moments';
import { dayAhead } from './tonight';

/** When an answer is due, seen from today: its time has passed, or it comes today, tomorrow or later. */
export const deadlines = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type Deadline = (typeof deadlines)[number];

/** The first moment of the day that heads each deadline, epoch milliseconds; what is overdue has none. */
export function firstDayOf(deadline: Deadline, now: number): number | null {
  return deadline === 'overdue' ? null : dayAhead(now, { today: 0, tomorrow: 1, later: 2 }[deadline]);
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * The last moment in which an answer is in time (epoch milliseconds): that of the deadline, but the evening before where the deadline falls
 * on the first minute of a day. NaN where `due` (ISO 8601) is no moment.
 */
export function lastMomentOf(due: string): number {
  const at = Date.parse(due);
  const morning = dayAhead(at, 0);
  return at - morning < minute ? morning - 1 : at;
}

/** The deadline of a moment (ISO 8601), `now` in epoch milliseconds; what has none can wait. */
export function deadlineOf(due: string | null, now: number): Deadline {
  const at = due === null ? Number.NaN : Date.parse(due);
  if (due === null || Number.isNaN(at)) return 'later';
  if (at <= now) return 'overdue';
  const last = lastMomentOf(due);
  if (last >= dayAhead(now, 2)) return 'later';
  return last < dayAhead(now, 1) ? 'today' : 'tomorrow';
}

export type TimeLeft = { left: 'days' | 'hours'; count: number } | { left: 'none' };

/**
 * The time left until a deadline (ISO 8601), `now` in epoch milliseconds: under 24 hours whole hours, rounded up; from then on days of the
 * calendar where the person is, as `deadlineOf` counts them; none once it has passed. Null where there is no deadline.
 */
export function timeLeftUntil(due: string | null | undefined, now: number): TimeLeft | null {
  const left = Date.parse(due ?? '') - now;
  if (due === null || due === undefined || Number.isNaN(left)) return null;
  if (left <= 0) return { left: 'none' };
  const days = Math.round((dayAhead(lastMomentOf(due), 0) - dayAhead(now, 0)) / day);
  return left < day || days === 0
    ? { left: 'hours', count: Math.max(1, Math.ceil(left / hour)) }
    : { left: 'days', count: days };
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

/**
 * The day of the gateway (UTC, `YYYY-MM-DD`) in which that day of the person ends. What is due by it holds all that is due by then where
 * the person is; west of Greenwich it is the next day already.
 */
const gatewayDayBefore = (morning: number): string => new Date(morning - 1).toISOString().slice(0, 10);

export const gatewayDayOfTonight = (now: number): string => gatewayDayBefore(dayAhead(now, 1));

/** The same of a day that the person names (`YYYY-MM-DD`). */
export const gatewayDayOf = (localDay: string): string =>
  gatewayDayBefore(dayAhead(Date.parse(`${localDay}T12:00`), 1));

/** Whether a deadline (ISO 8601) comes by the end of that day where the person is (`YYYY-MM-DD`). */
export const isDueBy = (due: string | null, localDay: string): boolean =>
  due !== null && lastMomentOf(due) < dayAhead(Date.parse(`${localDay}T12:00`), 1);

/**
 * What is due by the end of the person's today: how many, and when (ISO 8601). Of `rows`, the first ones due of `total`; where all that
 * were read are due, the others count too.
 */
export function dueByTonight(
  rows: readonly Pick<Due, 'dueDate'>[],
  total: number,
  now: number,
): { count: number; moments: string[] } {
  const isDue = (due: string) => ['overdue', 'today'].includes(deadlineOf(due, now));
  const moments = rows.flatMap(({ dueDate }) => (dueDate !== null && isDue(dueDate) ? [dueDate] : []));
  return { count: moments.length === rows.length ? total : moments.length, moments };
}
