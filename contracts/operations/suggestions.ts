import { operation } from '../client/operation';
import {
  DiscardArticlesDocument,
  SuggestedArticlesDocument,
  SuggestedReportedCountDocument,
  SuggestedStatsDocument,
} from '../generated/suggestions';
import { listing } from './shape/listing';
import { needed, pageOf, present, refusalOrNull, upper } from './shape/values';

export const suggestedArticles = operation({
  name: 'suggestedArticles',
  document: SuggestedArticlesDocument,
  send: ({ size, from, siteId }) => ({ size, from, siteId: siteId && upper(siteId) }),
  answer: ({ suggestedArticles: wire }) => ({
    ...pageOf(present(wire?.articles).map(listing), wire?.paging),
    pinned: present(wire?.pinned).map(upper),
  }),
  refusals: [],
});

export const suggestedStats = operation({
  name: 'suggestedStats',
  document: SuggestedStatsDocument,
  send: () => ({}),
  answer: (data) => {
    const wire = needed(data.suggestedStats, 'figures');
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
  answer: (data) => ({ count: needed(data.suggestedReportedCount?.count, 'count') }),
  refusals: [],
});

export const discardArticles = operation({
  name: 'discardArticles',
  document: DiscardArticlesDocument,
  send: ({ articlesIds, code, codeDescription, description, originModel }) => ({
    articlesIds: articlesIds.map(upper),
    code,
    code_description: codeDescription,
    description,
    originModel,
  }),
  answer: (data) =>
    present(data.discardArticles).map(({ id, refusal }) => ({ id: upper(id), failure: refusalOrNull(refusal) })),
  refusals: ['SUSPENDED', 'INVALID_COMMENT', 'ALREADY_AUDITED', 'ARTICLE_NOT_FOUND'],
  rowRefusals: ['ALREADY_AUDITED', 'ARTICLE_NOT_FOUND'],
});
