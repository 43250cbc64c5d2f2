import { type Category, type ReasonCode, categories } from '../../contracts/vocabulary/reasons';
import type { ReportDraft } from '../../contracts/shapes';
import { categoryOf, isReasonCode, needsPhotos } from './report-reasons';
import { fitComment } from './report-comment';

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A kept report from whatever was kept; null when nothing in it is worth offering. */
export function readReportDraft(value: unknown): SavedReport | null {
  if (!isRecord(value)) return null;
  const code = typeof value.code === 'string' && isReasonCode(value.code) ? value.code : null;
  const named = categories.find(({ name }) => name === value.category)?.name ?? null;
  const kept = {
    category: code === null ? named : categoryOf(code),
    code,
    photos: Array.isArray(value.photos) ? value.photos.filter((photo) => typeof photo === 'string') : [],
    ...(value.imagesOnly === true && { imagesOnly: true as const }),
    comment: typeof value.comment === 'string' ? fitComment(value.comment) : '',
  };
  return kept.category === null && kept.code === null && kept.comment.trim() === '' ? null : kept;
}
