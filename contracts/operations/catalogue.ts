import { operation } from '../client/operation';
import {
  ArticleCatalogoDocument,
  ArticlesCatalogoDocument,
  ReviewsDocument,
  ReviewsTotalDocument,
  SendBrandInfringementDocument,
} from '../generated/catalogue';
import type { ReasonCode } from '../vocabulary/reasons';
import { catalogueOffer, catalogueProduct, reviewOf, reviewsTotalOf } from './shape/catalogue';
import { needed, pageOf, present, upper } from './shape/values';

export const articleCatalogo = operation({
  name: 'articleCatalogo',
  document: ArticleCatalogoDocument,
  send: ({ articleId }) => ({ articleId: upper(articleId) }),
  answer: (data) => data.articleCatalogo && catalogueProduct(data.articleCatalogo),
  refusals: ['INVALID_ARTICLE'],
});

export const articlesCatalogo = operation({
  name: 'articlesCatalogo',
  document: ArticlesCatalogoDocument,
  send: ({ articleId }) => ({ articleId: upper(articleId) }),
  answer: ({ articlesCatalogo: wire }) => pageOf(present(wire?.results).map(catalogueOffer), wire?.paging),
  refusals: [],
});

export const reviews = operation({
  name: 'reviews',
  document: ReviewsDocument,
  send: ({ itemId, rating, from, size }) => ({ itemId: upper(itemId), rating, from, size }),
  answer: ({ reviews: wire }) => pageOf(present(wire?.reviews).map(reviewOf), wire?.paging),
  refusals: [],
});

export const reviewsTotal = operation({
  name: 'reviewsTotal',
  document: ReviewsTotalDocument,
  send: ({ itemId }) => ({ itemId: upper(itemId) }),
  answer: (data) => reviewsTotalOf(needed(data.reviewsTotal, 'totals')),
  refusals: [],
});

export const sendBrandInfringement = operation({
  name: 'sendBrandInfringement',
  document: SendBrandInfringementDocument,
  send: ({ productId, code, location, comment }) => ({
    productId: upper(productId),
    reportReasonId: code as ReasonCode,
    reportReasonDetail: location,
    reportReasonCommet: comment,
  }),
  answer: (data) => ({ caseId: needed(data.sendBrandInfringement, 'case').caseId }),
  refusals: [
    'SUSPENDED',
    'ARTICLE_NOT_FOUND',
    'NO_NOTICES_FOR_SITE',
    'REASON_NOT_ALLOWED',
    'INVALID_COMMENT',
    'REPORT_ALREADY_SENT',
  ],
});
