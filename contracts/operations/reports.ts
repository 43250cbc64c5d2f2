import { operation } from '../client/operation';
import {
  DeleteArticlesFromDBDocument,
  ItemPendingDenouncesCountDocument,
  PendingDenouncesCountDocument,
  ReportedArticlesCountDocument,
  ReportedArticlesDocument,
  ReportedArticlesExtendedDocument,
  SendNoticeDocument,
} from '../generated/reports';
import { pendingFlows } from '../vocabulary/listings';
import { reasonCodes } from '../vocabulary/reasons';
import { toListing, toNotice } from './shape/listing';
import { requireValue, toPage, uniqueRows, refusalOrNull, toUpper } from './shape/values';

export const reportedArticles = operation({
  name: 'reportedArticles',
  document: ReportedArticlesDocument,
  send: ({ size, from }) => ({ size, from }),
  extension: {
    used: ({ sort, filters }) => Boolean(sort) || Object.values(filters ?? {}).some((filter) => filter.length > 0),
    document: ReportedArticlesExtendedDocument,
    send: ({ size, from, sort, filters }) => ({
      size,
      from,
      sort,
      filters: filters && {
        ...filters,
        sites: filters.sites?.map(toUpper),
        reasons: filters.reasons && reasonCodes.filter((code) => filters.reasons?.includes(code)),
      },
    }),
  },
  answer: ({ reportedArticles: wire }) =>
    toPage(
      uniqueRows(wire?.articles).map((row) => toListing(row.article)),
      wire?.paging,
    ),
  refusals: [],
});

export const reportedArticlesCount = operation({
  name: 'reportedArticlesCount',
  document: ReportedArticlesCountDocument,
  send: () => ({}),
  answer: (data) => {
    const { count, countDB } = requireValue(data.reportedArticlesCount, 'count');
    return { count: count ?? countDB ?? 0, countDB: countDB ?? count ?? 0 };
  },
  refusals: [],
});

export const sendNotice = operation({
  name: 'sendNotice',
  document: SendNoticeDocument,
  send: ({ articlesIds, auditor }) => ({ articlesIds: articlesIds.map(toUpper), auditor }),
  answer: (data) =>
    uniqueRows(data.sendNotice).map(({ id, noticed, refusal }) => ({
      id: toUpper(id),
      notice: toNotice(noticed),
      failure: refusalOrNull(refusal ?? (noticed?.failed ? (noticed.reason ?? 'STATUS_NOT_CHANGED') : null)),
    })),
  refusals: ['BATCH_TOO_LARGE', 'ANSWERS_DUE', 'SUSPENDED', 'ALLOWANCE_USED'],
  rowRefusals: ['NOT_REPORTED', 'REPORT_ALREADY_SENT', 'NOT_PUBLISHED', 'ALLOWANCE_USED'],
});

export const deleteArticlesFromDB = operation({
  name: 'deleteArticlesFromDB',
  document: DeleteArticlesFromDBDocument,
  send: ({ action, articlesIds }) => ({ action, articlesIds: articlesIds.map(toUpper) }),
  answer: (data) => ({ ids: requireValue(data.deleteArticlesFromDB, 'deleted ids').articlesIds.map(toUpper) }),
  refusals: ['STATUS_NOT_CHANGED'],
});

export const pendingDenouncesCount = operation({
  name: 'pendingDenouncesCount',
  document: PendingDenouncesCountDocument,
  send: ({ size, from }) => ({ size, from }),
  answer: ({ pendingDenouncesCount: wire }) => ({ total: wire?.total ?? wire?.paging.total ?? 0 }),
  refusals: [],
});

export const itemPendingDenouncesCount = operation({
  name: 'itemPendingDenouncesCount',
  document: ItemPendingDenouncesCountDocument,
  send: ({ itemId, flow }) => ({
    itemId: itemId.map(toUpper),
    flow: pendingFlows.find((known) => known === flow),
  }),
  answer: (data) =>
    uniqueRows(data.itemPendingDenouncesCount).map((row) => ({ itemId: toUpper(row.itemId), total: row.total })),
  refusals: [],
});
