import type { CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import type { HistoryRow } from './history-row';
import { groupOf } from './status';

/** A report of the past: what is kept of a row of the history. `updatedAt` is null where the account has no cases, or they weren't read yet. */
export type PastReport = Pick<
  HistoryRow,
  'caseId' | 'seller' | 'reasonCode' | 'status' | 'reportedAt' | 'dueDate' | 'updatedAt' | 'auditor' | 'comment'
> & { listing: Pick<HistoryRow['listing'], 'id' | 'siteId' | 'title' | 'thumbnail'> };

export type PastParts = readonly (readonly PastReport[])[];

/** What the browser keeps of the past, where this release can read it. */
export function savedParts(saved: { state: unknown; parts: readonly unknown[] } | null): PastParts {
  const isOurs = typeof saved?.state === 'object' && saved.state !== null && 'version' in saved.state;
  return isOurs && (saved.state as { version: unknown }).version === 1 ? (saved.parts as PastParts) : [];
}

export function toPastReport(row: HistoryRow): PastReport {
  const { caseId, seller, reasonCode, status, reportedAt, dueDate, updatedAt, auditor, comment } = row;
  const { id, siteId, title, thumbnail } = row.listing;
  return {
    caseId,
    listing: { id, siteId, title, thumbnail },
    seller,
    reasonCode,
    status,
    reportedAt,
    dueDate,
    updatedAt,
    auditor,
    comment,
  };
}

const timeOf = (moment: string | null): number => (moment === null ? 0 : Date.parse(moment) || 0);

/** The latter, with what only the former says. */
export function mergeReports(former: PastReport, latter: PastReport): PastReport {
  return {
    ...latter,
    seller: latter.seller ?? former.seller,
    reasonCode: latter.reasonCode ?? former.reasonCode,
    status: latter.status ?? former.status,
    reportedAt: latter.reportedAt ?? former.reportedAt,
    dueDate: latter.dueDate ?? former.dueDate,
    updatedAt: latter.updatedAt ?? former.updatedAt,
    auditor: latter.auditor ?? former.auditor,
    comment: latter.comment ?? former.comment,
  };
}

export interface TimedReport {
  /** When it was sent, epoch milliseconds. */
  at: number;
  /** What became of it; null where no group has its status. */
  group: CaseStatusGroup | null;
  report: PastReport;
}

const toTimed = (report: PastReport): TimedReport => ({
  at: timeOf(report.reportedAt),
  group: groupOf(report.status),
  report,
});

const times = new WeakMap<readonly PastReport[], TimedReport[]>();

/** The reports with the moment of their sending, without those that have none; read once for each array. */
export function timedReports(reports: readonly PastReport[]): TimedReport[] {
  const known = times.get(reports);
  if (known !== undefined) return known;
  const read = reports.map(toTimed).filter(({ at }) => at !== 0);
  times.set(reports, read);
  return read;
}

/** Each report once, the latest sent first; of two that were read the latter stands. */
export function mergePast(parts: PastParts): PastReport[] {
  const byCase = new Map<string, PastReport>();
  for (const part of parts) {
    for (const report of part) {
      const former = byCase.get(report.caseId);
      byCase.set(report.caseId, former === undefined ? report : mergeReports(former, report));
    }
  }
  const timed = Array.from(byCase.values(), toTimed).toSorted((one, other) => other.at - one.at);
  const merged = timed.map(({ report }) => report);
  times.set(
    merged,
    timed.filter(({ at }) => at !== 0),
  );
  return merged;
}

/** Nobody has decided yet. */
export function isOpenReport({ status }: Pick<PastReport, 'status'>): boolean {
  const group = groupOf(status);
  return group === 'IN_PROGRESS' || group === 'PENDING';
}

/**
 * From when on the history has to be read again (epoch milliseconds): from the oldest report that was open, or where none was from the latest
 * one. Null where there is none. `reports` are in the order of `mergePast`.
 */
export function readAgainSince(reports: readonly PastReport[]): number | null {
  const oldest = reports.findLast(isOpenReport) ?? reports[0];
  return oldest === undefined ? null : timeOf(oldest.reportedAt);
}

/** Whether everything in a page was sent before that moment, so that what follows is known. */
export const isBefore = (page: readonly PastReport[], since: number): boolean =>
  page.length > 0 && page.every(({ reportedAt }) => timeOf(reportedAt) < since);

const reportsAPart = 1000;
const partsMost = 20;

/** The parts as they are kept once all was read: as they are, or, where there are many small ones, `reports` in few. */
export function compactPast(parts: PastParts, reports: readonly PastReport[]): PastParts {
  const fewest = Math.ceil(reports.length / reportsAPart);
  if (parts.length <= fewest + partsMost) return parts;
  return Array.from({ length: fewest }, (_, part) => reports.slice(part * reportsAPart, (part + 1) * reportsAPart));
}
