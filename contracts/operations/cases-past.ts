import { operation } from '../client/operation';
import { ClosedCasesListDocument, CounterNoticesDocument } from '../generated/cases-past';
import { toSellerReport } from './shape/case';
import { toCaseSummary } from './shape/case-summary';
import { toPage, uniqueRows } from './shape/values';

export const counterNotices = operation({
  name: 'counterNotices',
  document: CounterNoticesDocument,
  send: ({ size, from, sort, order, sellerId }) => ({ size, from, sort, order, sellerId }),
  answer: ({ counterNotices: wire }) => ({
    ...toPage(uniqueRows(wire?.cases).map(toSellerReport), wire?.paging),
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
  answer: ({ closedCasesList: wire }) => toPage(uniqueRows(wire?.cases).map(toCaseSummary), wire?.paging),
  refusals: ['NOT_ALLOWED'],
});
