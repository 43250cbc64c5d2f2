import type { CaseSummary, HistoryReport } from '../../contracts/shapes';

/** A row of the report history, whichever operation it came from. Moments are ISO 8601. */
export interface HistoryRow {
  caseId: string;
  listing: { id: string; siteId: string; title: string; thumbnail: string | null };
  seller: { id: string; nickname: string } | null;
  reasonCode: string | null;
  reasonText: string | null;
  /** The raw case status as the gateway sent it, null when it sent none. */
  status: string | null;
  reportedAt: string | null;
  /** By when the reporter has to answer. */
  dueDate: string | null;
  auditor: string | null;
  comment: string | null;
  auditorComment: string | null;
  tags: string[];
}

export function rowOfReport(report: HistoryReport): HistoryRow {
  return {
    caseId: report.caseId,
    listing: report.listing,
    seller: report.seller,
    reasonCode: report.reasonCode,
    reasonText: null,
    status: report.status,
    reportedAt: report.reportedAt,
    dueDate: report.expiresAt,
    auditor: report.auditor,
    comment: report.comment,
    auditorComment: report.auditorComment,
    tags: report.tags,
  };
}

export function rowOfCase(summary: CaseSummary): HistoryRow {
  return {
    caseId: summary.caseId,
    listing: summary.listing,
    seller: summary.seller,
    reasonCode: summary.reasonId,
    reasonText: summary.reasonText,
    status: summary.status,
    reportedAt: summary.createdAt,
    dueDate: summary.dueDate,
    auditor: summary.memberName,
    comment: null,
    auditorComment: null,
    tags: [],
  };
}
