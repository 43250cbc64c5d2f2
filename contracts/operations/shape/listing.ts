import type {
  ImageFieldsFragment,
  ListingFieldsFragment,
  NoticedFieldsFragment,
  ReportedFieldsFragment,
  ApprovedFieldsFragment,
  SellerFieldsFragment,
} from '../../generated/operations';
import type { ApprovedMark, Kit, Listing, Notice, Picture, ReportedMark, SaleCondition, Seller } from '../../shapes';
import { addressOrNull, valueOrNull, personOrNull, uniqueRows, toUpper } from './values';

type Maybe<T> = T | null | undefined;

export const picturesOf = (images: Maybe<ImageFieldsFragment[]>): Picture[] =>
  uniqueRows(images).flatMap((image) => {
    const url = addressOrNull(image.secure_url ?? image.url);
    return url === null ? [] : [{ id: image.id, url }];
  });

/** Attributes with a value. */
export const attributesOf = (list: Maybe<{ id: string; valueName: string | null }[]>) =>
  uniqueRows(list).flatMap(({ id, valueName }) => (valueName ? [{ id, valueName }] : []));

const saleConditionOf = ({
  label,
  price,
  currency,
  minimumQuantity,
}: NonNullable<ListingFieldsFragment['saleConditions']>[number]): SaleCondition[] =>
  label ? [{ label, price: price === null || !currency ? null : { amount: price, currency }, minimumQuantity }] : [];

export const kitsOf = (kits: ListingFieldsFragment['kits']): Kit[] =>
  uniqueRows(kits).map((kit) => ({
    type: kit.type,
    components: uniqueRows(kit.components).flatMap(({ type, user_product_id, quantity }) =>
      user_product_id ? [{ type, userProductId: user_product_id, quantity: quantity ?? 1 }] : [],
    ),
  }));

export function toApprovedMark(mark: Maybe<ApprovedFieldsFragment>): ApprovedMark | null {
  return mark ? { author: personOrNull(mark.author), createdAt: mark.createdAt } : null;
}

export function toReportedMark(mark: Maybe<ReportedFieldsFragment>): ReportedMark | null {
  if (!mark) return null;
  return {
    code: mark.code ?? '',
    description: mark.description ?? '',
    tags: uniqueRows(mark.tags),
    photosDenounced: uniqueRows(mark.photosDenounced),
    author: personOrNull(mark.author),
    createdAt: mark.createdAt,
    isFamily: mark.isFamily ?? false,
    familyId: mark.familyId,
  };
}

export function toNotice(mark: Maybe<NoticedFieldsFragment>): Notice | null {
  if (!mark) return null;
  return {
    noticeId: mark.noticeId,
    sent: mark.sent ?? false,
    sending: mark.sending ?? false,
    failed: mark.failed ?? false,
    reason: mark.reason,
    noticedAt: mark.noticedAt,
    takeDownAt: mark.takeDownAt,
    noticeStatus: mark.noticeStatus,
    snapshot: addressOrNull(mark.snapshot),
    rejectOption: mark.rejectOption,
  };
}

/** A listing in our words. Its site is in its id when the gateway does not say it. */
export function toListing(article: ListingFieldsFragment): Listing {
  const id = toUpper(article.id);
  return {
    id,
    siteId: toUpper(article.siteId ?? id.slice(0, 3)),
    title: article.title ?? id,
    price: article.price === null || !article.currency ? null : { amount: article.price, currency: article.currency },
    brand: article.brand,
    partNumber: article.partNumber,
    condition: article.condition,
    availableQuantity: article.availableQuantity,
    soldQuantity: article.soldQuantity,
    seller: article.seller && {
      id: article.seller.id,
      nickname: article.seller.nickname ?? article.seller.id,
      watched: article.seller.blackSeller ?? false,
      trusted: article.seller.whiteSeller ?? false,
    },
    country: article.country?.code
      ? { code: article.country.code, name: article.country.name ?? article.country.code }
      : null,
    officialStoreId: article.officialStoreId,
    catalogListing: article.catalogListing ?? false,
    catalogProductId: article.catalogProductId,
    attributes: attributesOf(article.attributes),
    saleConditions: uniqueRows(article.saleConditions).flatMap(saleConditionOf),
    variants: uniqueRows(article.variants).map((variant) => ({
      id: variant.id,
      familyId: variant.family_id,
      title: variant.title ?? variant.id,
      pictures: picturesOf(variant.pictures),
    })),
    kits: kitsOf(article.kits),
    pictures: picturesOf(article.images),
    thumbnail: addressOrNull(article.thumbnail),
    href: addressOrNull(article.href),
    status: article.status ?? '',
    approved: toApprovedMark(article.approved),
    reported: toReportedMark(article.reported),
    noticed: toNotice(article.noticed),
    originModel: valueOrNull(article.originModel),
  };
}

export function sellerOf(wire: SellerFieldsFragment): Seller {
  return {
    id: wire.id,
    nickname: wire.nickname ?? wire.id,
    country: wire.country,
    reputation: wire.reputation,
    itemsSold: wire.itemsSold,
    reportsReceived: wire.reportsReceived,
    counterNoticesSent: wire.counterNoticesSent,
    counterNoticesAccepted: wire.counterNoticesAccepted,
    watched: wire.blackSeller ?? false,
    trusted: wire.whiteSeller ?? false,
    powerSellerStatus: wire.reputationPowerSellerStatus,
    address: valueOrNull(wire.address),
  };
}
