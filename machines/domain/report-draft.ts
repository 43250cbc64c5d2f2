import type { Category, ReasonCode } from '../../contracts/vocabulary/reasons';
import type { ReportDraft } from '../../contracts/shapes';
import { categoryOf, isReasonCode, needsPhotos } from './report-reasons';

/** A report that was begun and not sent, as it is kept. */
export interface SavedReport {
  category: Category | null;
  code: ReasonCode | null;
  photos: string[];
  /** It reports photos that were chosen before a reason was, and stays a report of photos. */
  imagesOnly?: true;
  comment: string;
}

/** Under which key the report of these listings is kept. */
export function reportDraftKey(ids: readonly string[]): string {
  return `report:${ids.toSorted().join(',')}`;
}

/** What to keep of a report that was sent and refused, so that nothing typed is lost. */
export function toReportDraft(report: ReportDraft): SavedReport {
  const code = isReasonCode(report.code) ? report.code : null;
  return {
    category: code === null ? null : categoryOf(code),
    code,
    photos: report.photosDenounced,
    ...(report.photosDenounced.length > 0 && !needsPhotos(report.code) && { imagesOnly: true as const }),
    comment: report.description,
  };
}
