import { operation } from '../client/operation';
import { CaseDescriptionDocument, RespondCounterNoticeDocument, RollbackCaseDocument } from '../generated/cases-detail';
import { caseOf } from './shape/case';
import { requireValue, toUpper } from './shape/values';

export const caseDescription = operation({
  name: 'caseDescription',
  document: CaseDescriptionDocument,
  send: ({ caseId, siteId }) => ({ caseId, siteId: toUpper(siteId) }),
  answer: (data) => caseOf(requireValue(data.caseDescription, 'case')),
  refusals: ['CASE_NOT_FOUND'],
});

export const respondCounterNotice = operation({
  name: 'respondCounterNotice',
  document: RespondCounterNoticeDocument,
  send: ({ caseId, siteId, description, rejectMemberId, documentationApproved }) => ({
    caseId,
    siteId: toUpper(siteId),
    description,
    rejectMemberId,
    documentationApproved,
  }),
  answer: (data) => requireValue(data.respondCounterNotice, 'case'),
  refusals: ['CASE_NOT_FOUND', 'CASE_NOT_OPEN', 'REJECT_REASON_REQUIRED', 'INVALID_COMMENT', 'NOT_ALLOWED'],
});

export const rollbackCase = operation({
  name: 'rollbackCase',
  document: RollbackCaseDocument,
  send: ({ caseId, comment }) => ({ caseId, comment }),
  answer: (data) => requireValue(data.rollbackCase, 'case'),
  refusals: ['CASE_NOT_FOUND', 'NOT_ROLLBACKABLE', 'INVALID_COMMENT', 'NOT_ALLOWED'],
});
