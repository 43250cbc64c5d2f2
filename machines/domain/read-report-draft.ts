import { categories } from '../../contracts/vocabulary/reasons';
import { fitComment } from './report-comment';
import type { SavedReport } from './report-draft';
import { categoryOf, isReasonCode } from './report-reasons';

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
