import type { Case, CaseDocument, HistoryReport } from '../../contracts/shapes';
import { casePhotos, type CasePicture } from './case-photos';
import { awaitsReporter } from './status';

/** One report, whole: its case and its row of the history told together. Moments are ISO 8601. */
export interface ReportItem {
  caseId: string;
  siteId: string;
  /** The raw case status as the gateway sent it, null when it sent none. */
  status: string | null;
  listing: Pick<Case['listing'], 'id' | 'title' | 'status' | 'thumbnail' | 'href'>;
  seller: string | null;
  /** Its number, by which its dossier is found; null where nobody told it. */
  sellerId: string | null;
  reasonCode: string | null;
  reasonText: string | null;
  auditor: string | null;
  comment: string | null;
  tags: string[];
  reportedAt: string | null;
  answeredAt: string | null;
  lastUpdated: string | null;
  expiresAt: string | null;
  /** By when the reporter has to answer; null while nobody waits for it. */
  answerBy: string | null;
  retractionReason: string | null;
  auditorComment: string | null;
  sellerComment: string | null;
  files: CaseDocument[];
  imagesFlagged: CasePicture[];
  /** A copy of the listing was stored when it was reported. */
  hasSnapshot: boolean;
}

/** A report as its case and its row of the history tell it: the case is newer, the row knows more. `row` is null where the history has none. */
export function reportItem(shown: Case, row: HistoryReport | null): ReportItem {
  const status = shown.status ?? row?.status ?? null;
  const expiresAt = row?.expiresAt ?? shown.respondBy;
  return {
    caseId: shown.caseId,
    siteId: shown.siteId,
    status,
    listing: { ...shown.listing, thumbnail: shown.listing.thumbnail ?? row?.listing.thumbnail ?? null },
    seller: shown.seller.nickname ?? row?.seller?.nickname ?? null,
    sellerId: shown.seller.id ?? row?.seller?.id ?? null,
    reasonCode: shown.reasonId ?? row?.reasonCode ?? null,
    reasonText: shown.reasonText,
    auditor: shown.auditor ?? row?.auditor ?? null,
    comment: shown.description ?? row?.comment ?? null,
    tags: row?.tags ?? [],
    reportedAt: shown.reportedAt ?? row?.reportedAt ?? null,
    answeredAt: shown.counterNoticeAt,
    lastUpdated: shown.lastUpdated,
    expiresAt,
    answerBy: awaitsReporter(status) ? expiresAt : null,
    retractionReason: row?.retractionReason ?? shown.rollback?.comment ?? null,
    auditorComment: row?.auditorComment ?? null,
    sellerComment: shown.sellerResponse ?? row?.sellerComment ?? null,
    files: shown.documents.length > 0 ? shown.documents : (row?.files ?? []),
    imagesFlagged: casePhotos(shown).reported,
    hasSnapshot: shown.snapshot !== null && shown.snapshot.file !== null,
  };
}
