import { limits } from '../../contracts/vocabulary/limits';
import { discardReasons, discardReasonWithComment, type DiscardReason } from '../../contracts/vocabulary/reasons';
import { because, type Because } from './because';

/** What a person has chosen and typed of one discard. */
export interface DiscardInHand {
  code: DiscardReason | null;
  comment: string;
}

/** A discard that was begun and not sent, as it is kept; under which key, by its listings. */
export type KeptDiscard = DiscardInHand;
export const discardDraftKey = (ids: readonly string[]): string => `discard:${ids.toSorted().join(',')}`;

/** The last reason says nothing by itself. */
export function whyNotDiscardComment({
  code,
  comment,
}: DiscardInHand): Because<'COMMENT_EMPTY' | 'DISCARD_COMMENT_TOO_LONG'> | null {
  if (code === discardReasonWithComment && comment.trim() === '') return because('COMMENT_EMPTY');
  return comment.trim().length > limits.discardCommentMax
    ? because('DISCARD_COMMENT_TOO_LONG', { values: { max: limits.discardCommentMax } })
    : null;
}

/** Why it can't go out, null when it can. */
export function whyNotDiscard(
  given: DiscardInHand,
): Because<'REASON_MISSING' | 'COMMENT_EMPTY' | 'DISCARD_COMMENT_TOO_LONG'> | null {
  return given.code === null ? because('REASON_MISSING') : whyNotDiscardComment(given);
}

/** A kept discard from whatever was kept; null when nothing in it is worth offering. */
export function readKeptDiscard(value: unknown): KeptDiscard | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as { code?: unknown; comment?: unknown };
  const code = discardReasons.find((reason) => reason === kept.code) ?? null;
  const comment = typeof kept.comment === 'string' ? kept.comment : '';
  return code === null && comment.trim() === '' ? null : { code, comment };
}

/** What to keep of a discard that was sent and refused, so that nothing typed is lost. */
export function keptFromDiscard({ code, description }: { code: DiscardReason; description: string }): KeptDiscard {
  return { code, comment: description };
}
