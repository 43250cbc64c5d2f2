import { operation } from '../client/operation';
import {
  ArticleCatalogoDocument,
  ArticlesCatalogoDocument,
  KitsDocument,
  SendBrandInfringementDocument,
} from '../generated/catalogue';
import type { ReasonCode } from '../vocabulary/reasons';
import { kitsOf, attributesOf, picturesOf, sellerOf } from './shape/listing';
import { requireValue, toPage, uniqueRows, toUpper, addressOrNull } from './shape/values';
import type { ArticleCatalogoQuery, ArticlesCatalogoQuery } from '../generated/operations';
import type { CatalogueOffer, CatalogueProduct } from '../shapes';

type WireProduct = NonNullable<ArticleCatalogoQuery['articleCatalogo']>;
type WireOffer = NonNullable<ArticlesCatalogoQuery['articlesCatalogo']>['results'][number];

function toCatalogueProduct(wire: WireProduct): CatalogueProduct {
  return {
    id: toUpper(wire.id),
    status: wire.status,
    soldQuantity: wire.sold_quantity,
    domainId: wire.domain_id,
    href: addressOrNull(wire.permalink),
    name: wire.name ?? wire.id,
    pickers: uniqueRows(wire.pickers).map((picker) => ({
      id: picker.id,
      name: picker.name ?? picker.id,
      options: uniqueRows(picker.options).map(({ productId, label, thumbnail }) => ({
        productId: toUpper(productId),
        label: label ?? productId,
        thumbnail: addressOrNull(thumbnail),
      })),
    })),
    pictures: picturesOf(wire.pictures),
    attributes: attributesOf(wire.attributes),
    buyBoxWinner: wire.buy_box_winner && toUpper(wire.buy_box_winner.item_id),
    description: wire.short_description,
  };
}

function toCatalogueOffer(wire: WireOffer): CatalogueOffer {
  return {
    itemId: toUpper(wire.item_id),
    categoryId: wire.category_id,
    sellerId: wire.seller_id,
    price: wire.price === null || !wire.currency_id ? null : { amount: wire.price, currency: wire.currency_id },
    soldQuantity: wire.sold_quantity,
    availableQuantity: wire.available_quantity,
    officialStoreId: wire.official_store_id,
    seller: wire.sellerData && sellerOf(wire.sellerData),
  };
}

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
