import { limits } from '../../contracts/vocabulary/limits';
import { discardReasons, discardReasonWithComment, type DiscardReason } from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';

/** What a person has chosen and typed of one discard. */
export interface DiscardForm {
  code: DiscardReason | null;
  comment: string;
}

/** A discard that was begun and not sent, as it is kept; under which key, by its listings. */
export type DiscardDraft = DiscardForm;
export const discardDraftKey = (ids: readonly string[]): string => `discard:${ids.toSorted().join(',')}`;

/** The last reason says nothing by itself. */
export function whyNotDiscardComment({
  code,
  comment,
}: DiscardForm): BlockReason<'COMMENT_EMPTY' | 'DISCARD_COMMENT_TOO_LONG'> | null {
  if (code === discardReasonWithComment && comment.trim() === '') return blockReason('COMMENT_EMPTY');
  return comment.trim().length > limits.discardCommentMax
    ? blockReason('DISCARD_COMMENT_TOO_LONG', { values: { max: limits.discardCommentMax } })
    : null;
}

/** Why it can't go out, null when it can. */
export function whyNotDiscard(
  given: DiscardForm,
): BlockReason<'REASON_MISSING' | 'COMMENT_EMPTY' | 'DISCARD_COMMENT_TOO_LONG'> | null {
  return given.code === null ? blockReason('REASON_MISSING') : whyNotDiscardComment(given);
}

/** A kept discard from whatever was kept; null when nothing in it is worth offering. */
export function readDiscardDraft(value: unknown): DiscardDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as { code?: unknown; comment?: unknown };
  const code = discardReasons.find((reason) => reason === kept.code) ?? null;
  const comment = typeof kept.comment === 'string' ? kept.comment : '';
  return code === null && comment.trim() === '' ? null : { code, comment };
}

/** What to keep of a discard that was sent and refused, so that nothing typed is lost. */
export function toDiscardDraft({ code, description }: { code: DiscardReason; description: string }): DiscardDraft {
  return { code, comment: description };
}
