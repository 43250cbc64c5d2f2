import { httpCall, operation } from '../client/operation';
import { NoticedArticlesDocument, NoticedArticlesExtendedDocument } from '../generated/history';
import type { Gateway } from '../ports';
import { reasonCodes } from '../vocabulary/reasons';
import { toHistoryReport } from './shape/case';
import { addressOrNull, requireValue, toPage, uniqueRows, toUpper } from './shape/values';

type HistoryQuery = Parameters<Gateway['noticedArticles']>[0];

const base = ({ size, from, status, sellerId, itemId }: HistoryQuery) => ({
  size,
  from,
  status: status && status.length > 0 ? status.join(',') : undefined,
  sellerId,
  itemId: itemId && toUpper(itemId),
});

export const noticedArticles = operation({
  name: 'noticedArticles',
  document: NoticedArticlesDocument,
  send: base,
  extension: {
    used: ({ sort, reasons, sites, dateFrom, dateTo }) =>
      [sort, reasons?.length, sites?.length, dateFrom, dateTo].some(Boolean),
    document: NoticedArticlesExtendedDocument,
    send: (input) => ({
      ...base(input),
      sort: input.sort,
      reasons: input.reasons && reasonCodes.filter((code) => input.reasons?.includes(code)),
      sites: input.sites?.map(toUpper),
      dateFrom: input.dateFrom,
      dateTo: input.dateTo,
    }),
  },
  answer: ({ noticedArticles: wire }) => toPage(uniqueRows(wire?.reports).map(toHistoryReport), wire?.paging),
  refusals: [],
});

export const snapshotLink = httpCall({
  name: 'snapshotLink',
  path: ({ articleId }) => `snapshot/${encodeURIComponent(toUpper(articleId))}`,
  answer: (data: { url?: string | null }) => ({ url: requireValue(addressOrNull(data.url), 'address') }),
  refusals: ['ARTICLE_NOT_FOUND'],
});
