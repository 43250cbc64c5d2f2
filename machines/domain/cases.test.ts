import { describe, expect, it } from 'vitest';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { confirmReply, isRetractReason, reasonAndComment, repliesTo, retractReply, whyNotComment, whyNotReply } from './cases';

const open = { caseId: '12345678', siteId: 'MLA', status: 'DOCUMENTATION_PRESENTED', isRollbackable: false };
const closed = { ...open, status: 'MEMBER_NOT_RESPOND' };
const values = { reason: '1', comment: '', reactivate: false };

describe('what a case takes for an answer', () => {
  it('CAS-26 an open one is confirmed or retracted; a closed one is only rolled back, where that is allowed', () => {
    expect(repliesTo(open)).toEqual(['confirm', 'retract']);
    for (const status of caseStatuses.filter((one) => one !== open.status)) {
      expect([repliesTo({ status, isRollbackable: true }), repliesTo({ status, isRollbackable: false })]).toEqual([['rollback'], []]);
    }
    expect(repliesTo({ status: null, isRollbackable: false })).toEqual([]);
  });

  it('CAS-16 CAS-17 confirming needs one of the seven rejection reasons', () => {
    expect(whyNotReply(open, 'confirm', { ...values, reason: null })).toEqual({ because: 'REASON_REQUIRED' });
    expect(whyNotReply(open, 'confirm', { ...values, reason: '8' })).toEqual({ because: 'REASON_REQUIRED' });
    expect(whyNotReply(open, 'confirm', values)).toBeNull();
    expect(whyNotReply(closed, 'confirm', values)).toEqual({ because: 'CASE_CLOSED' });
  });

  it('CAS-18 CAS-19 CAS-20 retracting needs the tick and a reason; the comment is optional', () => {
    const retract = { reason: 'by_mistake', comment: '', reactivate: true };
    expect(whyNotReply(open, 'retract', { ...retract, reactivate: false })).toEqual({ because: 'REACTIVATION_REQUIRED' });
    expect(whyNotReply(open, 'retract', { ...retract, reason: null })).toEqual({ because: 'REASON_REQUIRED' });
    expect(whyNotReply(open, 'retract', { ...retract, reason: '1' })).toEqual({ because: 'REASON_REQUIRED' });
    expect(whyNotReply(open, 'retract', retract)).toBeNull();
  });

  it('CAS-27 CAS-28 a rollback needs isRollbackable and a reason', () => {
    const rollback = { reason: 'agreement_with_seller', comment: '', reactivate: false };
    expect(whyNotReply(closed, 'rollback', rollback)).toEqual({ because: 'NOT_ROLLBACKABLE' });
    expect(whyNotReply({ ...closed, isRollbackable: true }, 'rollback', { ...rollback, reason: null })).toEqual({ because: 'REASON_REQUIRED' });
    expect(whyNotReply({ ...closed, isRollbackable: true }, 'rollback', rollback)).toBeNull();
  });

  it('VAL-03 a comment that is given has five characters at least, in each of the forms', () => {
    expect(['', '   ', 'abcde', 'a b c d e'].map(whyNotComment)).toEqual([null, null, null, null]);
    expect(['a', 'abcd', ' a b c d '].map((comment) => whyNotComment(comment)?.because)).toEqual(['COMMENT_TOO_SHORT', 'COMMENT_TOO_SHORT', 'COMMENT_TOO_SHORT']);
    expect(whyNotComment('x'.repeat(2001))).toEqual({ because: 'COMMENT_TOO_LONG', values: { count: 2000 } });
    expect(whyNotComment('x'.repeat(2000))).toBeNull();
    for (const [found, kind, reason] of [[open, 'confirm', '1'], [open, 'retract', 'other'], [{ ...closed, isRollbackable: true }, 'rollback', 'other']] as const) {
      expect(whyNotReply(found, kind, { reason, comment: 'abcd', reactivate: true })).toEqual({ because: 'COMMENT_TOO_SHORT', values: { count: 5 } });
    }
  });

  it('CAS-15 H02 confirming rejects the papers, retracting accepts them with reason and comment in one text', () => {
    expect(confirmReply(open, '3', ' Ilegible ')).toEqual({ caseId: '12345678', siteId: 'MLA', description: 'Ilegible', rejectMemberId: '3', documentationApproved: false });
    expect(retractReply(open, 'Denunciada por error', 'Perdón.')).toEqual({
      caseId: '12345678', siteId: 'MLA', description: 'Denunciada por error. Perdón.', rejectMemberId: null, documentationApproved: true,
    });
    expect([reasonAndComment('Otro motivo.', ''), reasonAndComment(' Otro ', ' más ')]).toEqual(['Otro motivo.', 'Otro. más']);
    expect([isRetractReason('other'), isRetractReason('1')]).toEqual([true, false]);
  });
});
