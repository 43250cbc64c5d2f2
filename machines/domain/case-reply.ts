import type { Case, CaseReply } from '../../contracts/shapes';
import { answerableCaseStatus, groupByCaseStatus, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { limits } from '../../contracts/vocabulary/limits';
import { offeredRejectReasonIds, retractReasons, type RetractReason } from '../../contracts/vocabulary/reply-reasons';
import { blockReason, type BlockReason } from './block-reason';

/** Confirming ends the listing: why the seller's papers are rejected, and a word to the seller. */
export interface ConfirmValues {
  rejectMemberId: string | null;
  description: string;
}

/** Retracting reactivates the listing. */
export interface RetractValues {
  reactivate: boolean;
  reason: RetractReason | null;
  comment: string;
}

/** Under which key a reply is kept while it is written, and until it has gone out. */
export const replyDraft = (caseId: string): string => `reply:${caseId}`;

export const emptyConfirm: ConfirmValues = { rejectMemberId: null, description: '' };
export const emptyRetract: RetractValues = { reactivate: false, reason: null, comment: '' };

export interface ConfirmFaults {
  rejectMemberId: BlockReason | null;
  description: BlockReason | null;
}

export interface RetractFaults {
  reactivate: BlockReason | null;
  reason: BlockReason | null;
  comment: BlockReason | null;
}

/** An optional comment of the case forms: none, or at least five characters that are no white space (VAL-03). */
export function commentFault(text: string): BlockReason | null {
  const written = text.replace(/\s/gu, '').length;
  if (written === 0) return null;
  if (written < limits.commentMin) return blockReason('COMMENT_TOO_SHORT', { values: { min: limits.commentMin } });
  return text.trim().length > limits.commentMax
    ? blockReason('COMMENT_TOO_LONG', { values: { max: limits.commentMax } })
    : null;
}

export function confirmFaults(values: ConfirmValues): ConfirmFaults {
  const offered = (offeredRejectReasonIds as readonly string[]).includes(values.rejectMemberId ?? '');
  return {
    rejectMemberId: offered ? null : blockReason('REJECT_REASON_MISSING'),
    description: commentFault(values.description),
  };
}

/** `closed`: a report that was already decided is rolled back, which needs the reason alone (ruling H11). */
export function retractFaults(values: RetractValues, closed: boolean): RetractFaults {
  const known = values.reason !== null && retractReasons.includes(values.reason);
  return {
    reactivate: closed || values.reactivate ? null : blockReason('REACTIVATION_NOT_TICKED'),
    reason: known ? null : blockReason('RETRACT_REASON_MISSING'),
    comment: commentFault(values.comment),
  };
}

/** What a case came to before the answer that was being written: what, by whom as far as the gateway tells, and when. */
export interface CaseOutcome {
  outcome: 'confirmed' | 'retracted' | 'expired' | 'other';
  by: string | null;
  at: string | null;
}

/** `now` is world time, epoch milliseconds; null while the case awaits an answer. */
export function outcomeOf(
  { status, respondBy, lastUpdated, rollback }: Pick<Case, 'status' | 'respondBy' | 'lastUpdated' | 'rollback'>,
  now: number,
): CaseOutcome | null {
  const expired: CaseOutcome = { outcome: 'expired', by: null, at: respondBy };
  if (status === answerableCaseStatus) return respondBy !== null && Date.parse(respondBy) <= now ? expired : null;
  if (status === 'MEMBER_NOT_RESPOND') return expired;
  if (status === 'DOCUMENTATION_NOT_APPROVED') return { outcome: 'confirmed', by: null, at: lastUpdated };
  if (status === 'DOCUMENTATION_APPROVED' || status === 'ROLLBACK')
    return { outcome: 'retracted', by: rollback?.author ?? null, at: rollback?.date ?? lastUpdated };
  return { outcome: 'other', by: null, at: lastUpdated };
}

/** What a reporter may do with a case now: answer the seller, take a decided report back, or nothing, and why. */
export type CaseMove = { may: 'answer' } | { may: 'rollback' } | { may: 'nothing'; why: BlockReason };

export function caseMove(shown: Pick<Case, 'status' | 'isRollbackable'>): CaseMove {
  if (shown.status === answerableCaseStatus) return { may: 'answer' };
  const group =
    shown.status !== null && shown.status in groupByCaseStatus ? groupByCaseStatus[shown.status as CaseStatus] : null;
  if (group === 'IN_PROGRESS') return { may: 'nothing', why: blockReason('CASE_AWAITS_SELLER') };
  if (shown.isRollbackable) return { may: 'rollback' };
  return {
    may: 'nothing',
    why: blockReason(group === 'ROLLBACK' ? 'CASE_ALREADY_RETRACTED' : 'CASE_NOT_ROLLBACKABLE'),
  };
}

/** The reason's sentence and the comment as one text; the wire has one field for both (ruling H02). */
export function reasonWithComment(reason: string, comment: string): string {
  const written = comment.trim();
  const sentence = reason.trim().replace(/\.$/u, '');
  return written ? `${sentence}. ${written}` : sentence;
}

export function confirmReply(shown: Pick<Case, 'caseId' | 'siteId'>, values: ConfirmValues): CaseReply {
  return {
    caseId: shown.caseId,
    siteId: shown.siteId,
    description: values.description.trim(),
    rejectMemberId: values.rejectMemberId,
    documentationApproved: false,
  };
}

/** `reasonText`: the chosen reason in the person's language. */
export function retractReply(
  shown: Pick<Case, 'caseId' | 'siteId'>,
  values: RetractValues,
  reasonText: string,
): CaseReply {
  return {
    caseId: shown.caseId,
    siteId: shown.siteId,
    description: reasonWithComment(reasonText, values.comment),
    rejectMemberId: null,
    documentationApproved: true,
  };
}
