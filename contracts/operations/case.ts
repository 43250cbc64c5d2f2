import { operation } from '../client/operation';
import { CaseDescriptionDocument, RespondCounterNoticeDocument, RollbackCaseDocument } from '../generated/case';
import { caseOf } from './shape/case';
import { needed, upper } from './shape/values';

export const caseDescription = operation({
  name: 'caseDescription',
  document: CaseDescriptionDocument,
  send: ({ caseId, siteId }) => ({ caseId, siteId: upper(siteId) }),
  answer: (data) => caseOf(needed(data.caseDescription, 'case')),
  refusals: ['CASE_NOT_FOUND'],
});

export const respondCounterNotice = operation({
  name: 'respondCounterNotice',
  document: RespondCounterNoticeDocument,
  send: ({ caseId, siteId, description, rejectMemberId, documentationApproved }) => ({
    caseId,
    siteId: upper(siteId),
    description,
    rejectMemberId,
    documentationApproved,
  }),
  answer: (data) => needed(data.respondCounterNotice, 'case'),
  refusals: ['CASE_NOT_FOUND', 'CASE_NOT_OPEN', 'REJECT_REASON_REQUIRED', 'INVALID_COMMENT', 'NOT_ALLOWED'],
});

export const rollbackCase = operation({
  name: 'rollbackCase',
  document: RollbackCaseDocument,
  send: ({ caseId, comment }) => ({ caseId, comment }),
  answer: (data) => needed(data.rollbackCase, 'case'),
  refusals: ['CASE_NOT_FOUND', 'NOT_ROLLBACKABLE', 'INVALID_COMMENT', 'NOT_ALLOWED'],
});
