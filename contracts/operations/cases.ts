import { operation } from '../client/operation';
import { CounterNoticesV3Document, PendingCounterNoticeListDocument } from '../generated/cases';
import { caseSummary } from './shape/case-summary';
import { pageOf, present, upper } from './shape/values';

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
