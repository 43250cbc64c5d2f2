import { operation } from '../client/operation';
import { CounterNoticesV3Document, PendingCounterNoticeListDocument } from '../generated/cases';
import { toCaseSummary } from './shape/case-summary';
import { toPage, uniqueRows, toUpper } from './shape/values';

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
    itemId: itemId && toUpper(itemId),
    nickname,
  }),
  answer: ({ counterNoticesV3: wire }) => toPage(uniqueRows(wire?.cases).map(toCaseSummary), wire?.paging),
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
    itemid: itemid && toUpper(itemid),
    dueDate,
  }),
  answer: ({ pendingCounterNoticeList: wire }) => toPage(uniqueRows(wire?.cases).map(toCaseSummary), wire?.paging),
  refusals: ['NOT_ALLOWED'],
});
