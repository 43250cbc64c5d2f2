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
import { isPicture, picturesOfFiles } from './case-photos';

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

const file = (name: string, url = '/files/documents/1') => ({ name, url, size: null });

describe('which attached files are pictures', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.gif', 'a.png', 'a.bmp', 'A.PNG', ' remito.2026.Jpg '])(
    'VAL-01 %s is recognised as a picture',
    (name) => expect(isPicture(file(name))).toBe(true),
  );

  it.each(['a.webp', 'a.svg', 'a.pdf', 'a.png.pdf', 'png', '.', '', 'a.jpgx', 'a.tiff'])(
    'VAL-01 "%s" is offered as a file',
    (name) => expect(isPicture(file(name))).toBe(false),
  );

  it('VAL-01 the address tells it where the name has no ending, without its query', () => {
    expect(isPicture(file('Remito', 'https://cdn.test/7/foto.JPG?size=O.pdf#a'))).toBe(true);
    expect(isPicture(file('Remito', 'https://cdn.test/7/foto?name=a.png'))).toBe(false);
    expect(isPicture(file('remito.pdf', 'https://cdn.test/7/foto.png'))).toBe(false);
  });

  it('what is shown in the page as a picture can be seen large, too', () => {
    expect(picturesOfFiles([file('a.webp', '/1'), file('a.svg', '/2'), file('a.pdf', '/3')])).toEqual([
      { id: 'file:/1', url: '/1' },
    ]);
  });

  it('each has an id of its own among the photos of a case', () => {
    const files = [file('a.pdf', '/1'), file('b.png', '/2'), file('c.bmp', '/3')];
    expect(picturesOfFiles(files)).toEqual([
      { id: 'file:/2', url: '/2' },
      { id: 'file:/3', url: '/3' },
    ]);
  });
});
