import { operation } from '../client/operation';
import { ClosedCasesListDocument, CounterNoticesDocument } from '../generated/past-cases';
import { sellerReport } from './shape/case';
import { caseSummary } from './shape/case-summary';
import { pageOf, present } from './shape/values';

export const counterNotices = operation({
  name: 'counterNotices',
  document: CounterNoticesDocument,
  send: ({ size, from, sort, order, sellerId }) => ({ size, from, sort, order, sellerId }),
  answer: ({ counterNotices: wire }) => ({
    ...pageOf(present(wire?.cases).map(sellerReport), wire?.paging),
    denounces: wire?.denounces ?? 0,
    counterNotices: wire?.counterNotices ?? 0,
    accepted: wire?.accepted ?? 0,
  }),
  refusals: [],
});

export const closedCasesList = operation({
  name: 'closedCasesList',
  document: ClosedCasesListDocument,
  send: ({ size, from, nickname, flow }) => ({ size, from, nickname, flow }),
  answer: ({ closedCasesList: wire }) => pageOf(present(wire?.cases).map(caseSummary), wire?.paging),
  refusals: ['NOT_ALLOWED'],
});
