import { describe, expect, it } from 'vitest';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import {
  caseMove,
  commentFault,
  confirmFaults,
  confirmReply,
  emptyConfirm,
  emptyRetract,
  reasonWithComment,
  retractFaults,
  retractReply,
} from './case-reply';

const shown = { caseId: '10000002', siteId: 'MLA' };

describe('a reply to a case', () => {
  it('CAS-16 CAS-17 confirming needs one of the seven reasons offered', () => {
    expect(confirmFaults(emptyConfirm).rejectMemberId).toEqual({ because: 'REJECT_REASON_MISSING' });
    expect(confirmFaults({ ...emptyConfirm, description: 'no está autorizado' })).toEqual({
      rejectMemberId: { because: 'REJECT_REASON_MISSING' },
      description: null,
    });
    expect(confirmFaults({ ...emptyConfirm, rejectMemberId: '8' }).rejectMemberId).toEqual({
      because: 'REJECT_REASON_MISSING',
    });
    expect(confirmFaults({ ...emptyConfirm, rejectMemberId: '7' })).toEqual({
      rejectMemberId: null,
      description: null,
    });
  });

  it('CAS-18 CAS-19 CAS-20 retracting needs the tick and a reason, and no comment', () => {
    expect(retractFaults(emptyRetract, false)).toEqual({
      reactivate: { because: 'REACTIVATION_NOT_TICKED' },
      reason: { because: 'RETRACT_REASON_MISSING' },
      comment: null,
    });
    const commented = { ...emptyRetract, comment: 'nos equivocamos' };
    expect(retractFaults({ ...commented, reactivate: true }, false).reason).toEqual({
      because: 'RETRACT_REASON_MISSING',
    });
    expect(retractFaults({ ...commented, reason: 'other' }, false).reactivate).toEqual({
      because: 'REACTIVATION_NOT_TICKED',
    });
    expect(retractFaults({ reactivate: true, reason: 'by_mistake', comment: '' }, false)).toEqual({
      reactivate: null,
      reason: null,
      comment: null,
    });
  });

  it('CAS-28 a rollback needs the reason alone', () => {
    expect(retractFaults({ ...emptyRetract, reason: 'other' }, true)).toEqual({
      reactivate: null,
      reason: null,
      comment: null,
    });
  });

  it('VAL-03 a comment that is given has five characters at least, white space apart', () => {
    expect(commentFault('')).toBeNull();
    expect(commentFault(' a b c d ')).toEqual({ because: 'COMMENT_TOO_SHORT', values: { min: 5 } });
    expect(commentFault('abcde')).toBeNull();
    expect(commentFault('a'.repeat(2001))).toEqual({ because: 'COMMENT_TOO_LONG', values: { max: 2000 } });
  });

  it('CAS-15 confirming rejects the documents, retracting approves them', () => {
    expect(confirmReply(shown, { rejectMemberId: '3', description: ' no autorizado ' })).toEqual({
      ...shown,
      description: 'no autorizado',
      rejectMemberId: '3',
      documentationApproved: false,
    });
    expect(retractReply(shown, { reactivate: true, reason: 'other', comment: 'gracias' }, 'Otro motivo.')).toEqual({
      ...shown,
      description: 'Otro motivo. gracias',
      rejectMemberId: null,
      documentationApproved: true,
    });
  });

  it('the reason stands alone where there is no comment', () => {
    expect(reasonWithComment('Otro motivo', '  ')).toBe('Otro motivo');
  });

  it('CAS-26 CAS-27 each status allows an answer, a rollback where the case says so, or nothing and says why', () => {
    const of = (isRollbackable: boolean) =>
      Object.fromEntries(
        caseStatuses.map((status) => {
          const move = caseMove({ status, isRollbackable });
          return [status, move.may === 'nothing' ? move.why.because : move.may];
        }),
      );
    const closed = of(false);
    expect(of(true)).toEqual({
      ...Object.fromEntries(caseStatuses.map((status) => [status, 'rollback'])),
      CREATED: 'CASE_AWAITS_SELLER',
      PENDING_MODERATION: 'CASE_AWAITS_SELLER',
      WAITING_DOCUMENTATION: 'CASE_AWAITS_SELLER',
      WAITING_FOR_PATCH_PDP: 'CASE_AWAITS_SELLER',
      DOCUMENTATION_PRESENTED: 'answer',
    });
    expect(closed.DOCUMENTATION_NOT_APPROVED).toBe('CASE_NOT_ROLLBACKABLE');
    expect(closed.ROLLBACK).toBe('CASE_ALREADY_RETRACTED');
  });

  it('an unknown or missing status allows nothing but what the case says', () => {
    expect(caseMove({ status: 'FOO_BAR', isRollbackable: false })).toEqual({
      may: 'nothing',
      why: { because: 'CASE_NOT_ROLLBACKABLE' },
    });
    expect(caseMove({ status: null, isRollbackable: true })).toEqual({ may: 'rollback' });
  });
});
