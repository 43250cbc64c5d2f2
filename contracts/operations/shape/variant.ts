import type { VariantsQuery } from '../../generated/operations';
import type { ProductVariant } from '../../shapes';
import { attributesOf, toNotice, picturesOf, toReportedMark } from './listing';
import { addressOrNull, toUpper } from './values';

export function toProductVariant(wire: NonNullable<VariantsQuery['variants']>[number]): ProductVariant {
  return {
    id: wire.id,
    familyId: wire.family_id,
    siteId: wire.siteId && toUpper(wire.siteId),
    title: wire.title ?? wire.id,
    price: wire.price === null || !wire.currency ? null : { amount: wire.price, currency: wire.currency },
    availableQuantity: wire.availableQuantity,
    soldQuantity: wire.soldQuantity,
    attributes: attributesOf(wire.attributes),
    pictures: picturesOf(wire.pictures),
    thumbnail: addressOrNull(wire.thumbnail),
    status: wire.status,
    reported: toReportedMark(wire.reported),
    noticed: toNotice(wire.noticed),
  };
}
