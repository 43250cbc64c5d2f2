import { dayLength, startOfDayAfter } from './timestamps';
import { deadlineOf, gatewayDayBefore, lastTimeOf, type Deadline } from './due-today';

/** The first moment of the day that heads each deadline, epoch milliseconds; what is overdue has none. */
export function firstDayOf(deadline: Deadline, now: number): number | null {
  return deadline === 'overdue' ? null : startOfDayAfter(now, { today: 0, tomorrow: 1, later: 2 }[deadline]);
}

const hour = 3_600_000;

export type TimeLeft = { left: 'days' | 'hours'; count: number } | { left: 'none' };

/**
 * The time left until a deadline (ISO 8601), `now` in epoch milliseconds: under 24 hours whole hours, rounded up; from then on days of the
 * calendar where the person is, as `deadlineOf` counts them; none once it has passed. Null where there is no deadline.
 */
export function timeLeftUntil(due: string | null | undefined, now: number): TimeLeft | null {
  const left = Date.parse(due ?? '') - now;
  if (due === null || due === undefined || Number.isNaN(left)) return null;
  if (left <= 0) return { left: 'none' };
  const days = Math.round((startOfDayAfter(lastTimeOf(due), 0) - startOfDayAfter(now, 0)) / dayLength);
  return left < dayLength || days === 0
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

/** What can still be answered in time, with the last moment for it in epoch milliseconds; what has no deadline is none of it. */
export const answerableInTime = <Row extends Pick<Due, 'dueDate'>>(
  rows: readonly Row[],
  now: number,
): { row: Row; due: string; last: number }[] =>
  rows.flatMap((row) => {
    const { dueDate: due } = row;
    const last = lastTimeOf(due ?? '');
    return due === null || Number.isNaN(last) || deadlineOf(due, now) === 'overdue' ? [] : [{ row, due, last }];
  });

/** Rows that stand beside each other and have the same deadline; the order is theirs. */
export function groupByDeadline<Row extends Pick<Due, 'dueDate'>>(
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

/** The same of a day that the person names (`YYYY-MM-DD`). */
export const gatewayDayOf = (localDay: string): string =>
  gatewayDayBefore(startOfDayAfter(Date.parse(`${localDay}T12:00`), 1));

/** Whether a deadline (ISO 8601) comes by the end of that day where the person is (`YYYY-MM-DD`). */
export const isDueBy = (due: string | null, localDay: string): boolean =>
  due !== null && lastTimeOf(due) < startOfDayAfter(Date.parse(`${localDay}T12:00`), 1);
