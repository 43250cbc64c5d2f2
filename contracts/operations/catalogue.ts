import { operation } from '../client/operation';
import {
  ArticleCatalogoDocument,
  ArticlesCatalogoDocument,
  ReviewsDocument,
  ReviewsTotalDocument,
  SendBrandInfringementDocument,
} from '../generated/catalogue';
import type { ReasonCode } from '../vocabulary/reasons';
import { toCatalogueOffer, toCatalogueProduct, reviewOf, reviewsTotalOf } from './shape/catalogue';
import { requireValue, toPage, uniqueRows, toUpper } from './shape/values';

export const articleCatalogo = operation({
  name: 'articleCatalogo',
  document: ArticleCatalogoDocument,
  send: ({ articleId }) => ({ articleId: toUpper(articleId) }),
  answer: (data) => data.articleCatalogo && toCatalogueProduct(data.articleCatalogo),
  refusals: ['INVALID_ARTICLE'],
});

export const articlesCatalogo = operation({
  name: 'articlesCatalogo',
  document: ArticlesCatalogoDocument,
  send: ({ articleId }) => ({ articleId: toUpper(articleId) }),
  answer: ({ articlesCatalogo: wire }) => toPage(uniqueRows(wire?.results).map(toCatalogueOffer), wire?.paging),
  refusals: [],
});

export const reviews = operation({
  name: 'reviews',
  document: ReviewsDocument,
  send: ({ itemId, rating, from, size }) => ({ itemId: toUpper(itemId), rating, from, size }),
  answer: ({ reviews: wire }) => toPage(uniqueRows(wire?.reviews).map(reviewOf), wire?.paging),
  refusals: [],
});

export const reviewsTotal = operation({
  name: 'reviewsTotal',
  document: ReviewsTotalDocument,
  send: ({ itemId }) => ({ itemId: toUpper(itemId) }),
  answer: (data) => reviewsTotalOf(requireValue(data.reviewsTotal, 'totals')),
  refusals: [],
});

export const sendBrandInfringement = operation({
  name: 'sendBrandInfringement',
  document: SendBrandInfringementDocument,
  send: ({ productId, code, location, comment }) => ({
    productId: toUpper(productId),
    reportReasonId: code as ReasonCode,
    reportReasonDetail: location,
    reportReasonCommet: comment,
  }),
  answer: (data) => ({ caseId: requireValue(data.sendBrandInfringement, 'case').caseId }),
  refusals: [
    'SUSPENDED',
    'ARTICLE_NOT_FOUND',
    'NO_NOTICES_FOR_SITE',
    'REASON_NOT_ALLOWED',
    'INVALID_COMMENT',
    'REPORT_ALREADY_SENT',
  ],
});
