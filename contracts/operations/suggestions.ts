import { operation } from '../client/operation';
import {
  DiscardArticlesDocument,
  SuggestedArticlesDocument,
  SuggestedReportedCountDocument,
  SuggestedStatsDocument,
} from '../generated/suggestions';
import { toListing } from './shape/listing';
import { requireValue, toPage, uniqueRows, refusalOrNull, toUpper } from './shape/values';

export const suggestedArticles = operation({
  name: 'suggestedArticles',
  document: SuggestedArticlesDocument,
  send: ({ size, from, siteId }) => ({ size, from, siteId: siteId && toUpper(siteId) }),
  answer: ({ suggestedArticles: wire }) => ({
    ...toPage(uniqueRows(wire?.articles).map(toListing), wire?.paging),
    pinned: uniqueRows(wire?.pinned).map(toUpper),
  }),
  refusals: [],
});

export const suggestedStats = operation({
  name: 'suggestedStats',
  document: SuggestedStatsDocument,
  send: () => ({}),
  answer: (data) => {
    const wire = requireValue(data.suggestedStats, 'figures');
    return {
      approved: wire.approved ?? 0,
      reported: wire.reported ?? 0,
      noticed: wire.noticed ?? 0,
      noticedPrevWeek: wire.noticedPrevWeek ?? 0,
    };
  },
  refusals: [],
});

export const suggestedReportedCount = operation({
  name: 'suggestedReportedCount',
  document: SuggestedReportedCountDocument,
  send: () => ({}),
  answer: (data) => ({ count: requireValue(data.suggestedReportedCount?.count, 'count') }),
  refusals: [],
});

export const discardArticles = operation({
  name: 'discardArticles',
  document: DiscardArticlesDocument,
  send: ({ articlesIds, code, codeDescription, description, originModel }) => ({
    articlesIds: articlesIds.map(toUpper),
    code,
    code_description: codeDescription,
    description,
    originModel,
  }),
  answer: (data) =>
    uniqueRows(data.discardArticles).map(({ id, refusal }) => ({ id: toUpper(id), failure: refusalOrNull(refusal) })),
  refusals: ['SUSPENDED', 'INVALID_COMMENT', 'ALREADY_AUDITED', 'ARTICLE_NOT_FOUND'],
  rowRefusals: ['ALREADY_AUDITED', 'ARTICLE_NOT_FOUND'],
});
