import { operation } from '../client/operation';
import {
  CaseDescriptionDocument,
  CounterNoticesV3Document,
  PendingCounterNoticeListDocument,
  RespondCounterNoticeDocument,
  RollbackCaseDocument,
} from '../generated/cases';
import { caseOf, caseSummary } from './shape/case';
import { needed, pageOf, present, upper } from './shape/values';

export const counterNoticesV3 = operation({
  name: 'counterNoticesV3',
  document: CounterNoticesV3Document,
  send: ({ size, from, sort, order, status, sellerId, itemId, nickname }) => ({
    size,
    from,
    sort,
    order,
    status,
    sellerId,
    itemId: itemId && upper(itemId),
    nickname,
  }),
  answer: ({ counterNoticesV3: wire }) => pageOf(present(wire?.cases).map(caseSummary), wire?.paging),
  refusals: ['NOT_ALLOWED'],
});

export const pendingCounterNoticeList = operation({
  name: 'pendingCounterNoticeList',
  document: PendingCounterNoticeListDocument,
  send: ({ size, from, sort, order, itemid, dueDate }) => ({
    size,
    from,
    sort,
    order,
    itemid: itemid && upper(itemid),
    dueDate,
  }),
  answer: ({ pendingCounterNoticeList: wire }) => pageOf(present(wire?.cases).map(caseSummary), wire?.paging),
  refusals: ['NOT_ALLOWED'],
});

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
