import { describe } from 'vitest';
import { caseState, caseId, listingId, notAllowedMessage, noCaseState } from './case-states';
import { answers, refuses } from './contract';

const key = 'operation-key';
const at = '2026-11-20T12:00:00.000Z';
const open = caseState('DOCUMENTATION_PRESENTED');

describe('answering', () => {
  const confirm = {
    caseId,
    siteId: 'MLA',
    description: 'La factura no corresponde',
    rejectMemberId: '1',
    documentationApproved: false,
    operationKey: key,
  };
  const answered = { caseId: { exactly: caseId }, articleId: { exactly: listingId }, lastUpdated: at };

  answers('respondCounterNotice', 'GW-78 a report confirmed: the listing ends', {
    given: open,
    input: confirm,
    data: {
      respondCounterNotice: {
        ...answered,
        status: { exactly: 'DOCUMENTATION_NOT_APPROVED' },
        groupResponse: { exactly: 'APPROVED' },
        rejectMember: { exactly: '1' },
      },
    },
    value: {
      caseId,
      articleId: listingId,
      lastUpdated: at,
      status: 'DOCUMENTATION_NOT_APPROVED',
      groupResponse: 'APPROVED',
      rejectMember: '1',
    },
  });
  answers('respondCounterNotice', 'a report retracted: the listing is reactivated', {
    given: open,
    input: { ...confirm, description: 'Denunciado por error.', rejectMemberId: null, documentationApproved: true },
    data: {
      respondCounterNotice: {
        ...answered,
        status: { exactly: 'DOCUMENTATION_APPROVED' },
        groupResponse: { exactly: 'ROLLBACK' },
        rejectMember: null,
      },
    },
    value: {
      caseId,
      articleId: listingId,
      lastUpdated: at,
      status: 'DOCUMENTATION_APPROVED',
      groupResponse: 'ROLLBACK',
      rejectMember: null,
    },
  });
  refuses('respondCounterNotice', 'CASE_NOT_FOUND', {
    given: [noCaseState],
    input: { ...confirm, caseId: '99999999' },
    message: 'The case does not exist',
  });
  refuses('respondCounterNotice', 'CASE_NOT_OPEN', {
    given: caseState('WAITING_DOCUMENTATION'),
    input: confirm,
    message: 'The case does not await an answer',
  });
  refuses('respondCounterNotice', 'REJECT_REASON_REQUIRED', {
    given: open,
    input: { ...confirm, rejectMemberId: null },
    message: 'A rejection reason is required',
  });
  refuses('respondCounterNotice', 'INVALID_COMMENT', {
    given: open,
    input: { ...confirm, description: 'a b' },
    message: 'The comment is too short',
  });
  refuses('respondCounterNotice', 'NOT_ALLOWED', { as: 'carla', input: confirm, message: notAllowedMessage });

  const rollback = { caseId, comment: 'Denunciado por error.', operationKey: key };
  answers('rollbackCase', 'GW-79 a closed report rolled back', {
    given: caseState('DOCUMENTATION_NOT_APPROVED', true),
    input: rollback,
    data: { rollbackCase: { caseId: { exactly: caseId }, message: 'La denuncia fue retractada' } },
    value: { caseId, message: 'La denuncia fue retractada' },
  });
  refuses('rollbackCase', 'CASE_NOT_FOUND', {
    given: [noCaseState],
    input: { ...rollback, caseId: '99999999' },
    message: 'The case does not exist',
  });
  refuses('rollbackCase', 'NOT_ROLLBACKABLE', {
    given: caseState('DOCUMENTATION_NOT_APPROVED', false),
    input: rollback,
    message: 'The case cannot be rolled back',
  });
  refuses('rollbackCase', 'INVALID_COMMENT', {
    given: caseState('DOCUMENTATION_NOT_APPROVED', true),
    input: { ...rollback, comment: 'a b' },
    message: 'The comment is too short',
  });
  refuses('rollbackCase', 'NOT_ALLOWED', { as: 'carla', input: rollback, message: notAllowedMessage });
});
