import type {
  ArticleCatalogoQuery,
  ArticlesCatalogoQuery,
  ReviewsQuery,
  ReviewsTotalQuery,
} from '../../generated/operations';
import type { CatalogueOffer, CatalogueProduct, Review, ReviewsTotal } from '../../shapes';
import { attributesOf, picturesOf } from './listing';
import { sellerOf } from './seller';
import { addressOrNull, uniqueRows, toUpper } from './values';

type WireProduct = NonNullable<ArticleCatalogoQuery['articleCatalogo']>;
type WireOffer = NonNullable<ArticlesCatalogoQuery['articlesCatalogo']>['results'][number];
type WireReview = NonNullable<ReviewsQuery['reviews']>['reviews'][number];
type WireTotals = NonNullable<ReviewsTotalQuery['reviewsTotal']>;

export function toCatalogueProduct(wire: WireProduct): CatalogueProduct {
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

export function toCatalogueOffer(wire: WireOffer): CatalogueOffer {
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

export function reviewOf(wire: WireReview): Review {
  return {
    id: wire.id,
    date: wire.date_created,
    title: wire.title ?? '',
    content: wire.content ?? '',
    rate: wire.rate,
    likes: wire.likes ?? 0,
    dislikes: wire.dislikes ?? 0,
    buyingDate: wire.buying_date,
  };
}

/** Totals of the reviews; a part that the gateway leaves out counts none. */
export function reviewsTotalOf({ rating_average, rating_levels: levels, totals, ...has }: WireTotals): ReviewsTotal {
  return {
    average: rating_average,
    levels: [
      levels?.one_star ?? 0,
      levels?.two_star ?? 0,
      levels?.three_star ?? 0,
      levels?.four_star ?? 0,
      levels?.five_star ?? 0,
    ],
    total: totals?.total ?? 0,
    positive: totals?.positive ?? 0,
    negative: totals?.negative ?? 0,
    hasMore: has.hasMore ?? false,
    hasPositive: has.hasPositive ?? (totals?.positive ?? 0) > 0,
    hasNegative: has.hasNegative ?? (totals?.negative ?? 0) > 0,
  };
}
