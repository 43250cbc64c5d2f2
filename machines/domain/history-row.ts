import type { CaseSummary, HistoryReport } from '../../contracts/shapes';
import { reportId, type Target } from './addresses';

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
  /** How many listings and variants the case is about, and its last update; null where nobody tells it. */
  relatedCount: number | null;
  updatedAt: string | null;
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
    relatedCount: null,
    updatedAt: null,
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
    relatedCount: summary.relatedCount,
    updatedAt: summary.lastUpdated,
  };
}

interface CaseOfListing {
  caseId: string;
  listing: Pick<HistoryRow['listing'], 'siteId'>;
}

/** The case of a row, which is answered there. */
export const caseOfRow = ({ caseId, listing }: CaseOfListing): Target => ({
  to: 'case',
  params: { id: caseId },
  search: { site: listing.siteId },
});

function reportAt({ caseId, listing }: CaseOfListing): Target | null {
  const id = reportId(caseId);
  return id === null ? null : { to: 'historyItem', params: { id }, search: { site: listing.siteId } };
}

/** Where the number of a case leads: enrolled people have no case to open, they have its report. Null when there is nothing to show. */
export const targetOfCase = (row: CaseOfListing, enrolled: boolean): Target | null =>
  enrolled ? reportAt(row) : caseOfRow(row);

/** Where the title of a row leads: to its report, or among what awaits an answer to its case, which is answered there. */
export const targetOfRow = (row: CaseOfListing, awaiting: boolean, enrolled: boolean): Target | null =>
  (awaiting ? null : reportAt(row)) ?? targetOfCase(row, enrolled);
