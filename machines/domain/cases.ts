import type { Case, CaseReply } from '../../contracts/shapes';
import { answerableCaseStatus } from '../../contracts/vocabulary/case-statuses';
import { limits } from '../../contracts/vocabulary/limits';
import { offeredRejectReasonIds, retractReasons, type RetractReason } from '../../contracts/vocabulary/reply-reasons';
import type { Because } from './because';
import { solidLength } from './report-comment';

type AnsweredCase = Pick<Case, 'caseId' | 'siteId' | 'status' | 'isRollbackable'>;

export type CommentBecause = Because<'COMMENT_TOO_SHORT' | 'COMMENT_TOO_LONG'>;

/** Why a comment of the case forms can't go, null when it can: it is optional, and not too short when given. */
export function whyNotComment(comment: string): CommentBecause | null {
  const length = solidLength(comment);
  if (length > 0 && length < limits.commentMin) return { because: 'COMMENT_TOO_SHORT', values: { count: limits.commentMin } };
  if (comment.length > limits.commentMax) return { because: 'COMMENT_TOO_LONG', values: { count: limits.commentMax } };
  return null;
}

export type ReplyKind = 'confirm' | 'retract' | 'rollback';

/** The replies that a case takes now: an open one is confirmed or retracted, a closed one rolled back where that is allowed. */
export function repliesTo(found: Pick<Case, 'status' | 'isRollbackable'>): ReplyKind[] {
  if (found.status === answerableCaseStatus) return ['confirm', 'retract'];
  return found.isRollbackable ? ['rollback'] : [];
}

export interface ReplyValues {
  /** One of the offered rejection reasons when confirming, of the retraction reasons otherwise. */
  reason: string | null;
  comment: string;
  /** The person ticked that the listing comes back. */
  reactivate: boolean;
}

export type ReplyBecause =
  | Because<'CASE_CLOSED' | 'NOT_ROLLBACKABLE' | 'REASON_REQUIRED' | 'REACTIVATION_REQUIRED'>
  | CommentBecause;

/** Why this reply can't go, null when it can. */
export function whyNotReply(found: Pick<Case, 'status' | 'isRollbackable'>, kind: ReplyKind, values: ReplyValues): ReplyBecause | null {
  if (!repliesTo(found).includes(kind)) return { because: kind === 'rollback' ? 'NOT_ROLLBACKABLE' : 'CASE_CLOSED' };
  const offered: readonly string[] = kind === 'confirm' ? offeredRejectReasonIds : retractReasons;
  if (kind === 'retract' && !values.reactivate) return { because: 'REACTIVATION_REQUIRED' };
  if (values.reason === null || !offered.includes(values.reason)) return { because: 'REASON_REQUIRED' };
  return whyNotComment(values.comment);
}

/** A confirmed report: the seller's papers are rejected and the listing ends. */
export function confirmReply({ caseId, siteId }: AnsweredCase, rejectMemberId: string, comment: string): CaseReply {
  return { caseId, siteId, description: comment.trim(), rejectMemberId, documentationApproved: false };
}

/** A retracted report: the seller's papers are accepted and the listing comes back. `reason` is its sentence, as a person reads it. */
export function retractReply({ caseId, siteId }: AnsweredCase, reason: string, comment: string): CaseReply {
  return { caseId, siteId, description: reasonAndComment(reason, comment), rejectMemberId: null, documentationApproved: true };
}

/** How reason and comment travel in the one text field that there is. */
export function reasonAndComment(reason: string, comment: string): string {
  const rest = comment.trim();
  const sentence = reason.trim().replace(/\.$/, '');
  return rest === '' ? `${sentence}.` : `${sentence}. ${rest}`;
}

export function isRetractReason(reason: string): reason is RetractReason {
  return (retractReasons as readonly string[]).includes(reason);
}
