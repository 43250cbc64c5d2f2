import type { ArticleCatalogoQuery, ArticlesCatalogoQuery } from '../../generated/operations';
import type { CatalogueOffer, CatalogueProduct } from '../../shapes';
import { attributesOf, picturesOf, sellerOf } from './listing';
import { addressOrNull, uniqueRows, toUpper } from './values';

type WireProduct = NonNullable<ArticleCatalogoQuery['articleCatalogo']>;
type WireOffer = NonNullable<ArticlesCatalogoQuery['articlesCatalogo']>['results'][number];

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
