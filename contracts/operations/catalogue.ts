import { operation } from '../client/operation';
import {
  ArticleCatalogoDocument,
  ArticlesCatalogoDocument,
  KitsDocument,
  SendBrandInfringementDocument,
} from '../generated/catalogue';
import type { ReasonCode } from '../vocabulary/reasons';
import { toCatalogueOffer, toCatalogueProduct } from './shape/catalogue';
import { kitsOf } from './shape/listing';
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

export const kits = operation({
  name: 'kits',
  document: KitsDocument,
  send: ({ userProductsIds }) => ({ userProductsIds: userProductsIds.map(toUpper) }),
  answer: (data) => kitsOf(data.kits),
  refusals: [],
});
