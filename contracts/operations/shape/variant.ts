import type { VariantsQuery } from '../../generated/operations';
import type { ProductVariant } from '../../shapes';
import { attributesOf, notice, picturesOf, reportedMark } from './listing';
import { addressOrNull, upper } from './values';

export function productVariant(wire: NonNullable<VariantsQuery['variants']>[number]): ProductVariant {
  return {
    id: wire.id,
    familyId: wire.family_id,
    siteId: wire.siteId && upper(wire.siteId),
    title: wire.title ?? wire.id,
    price: wire.price === null || !wire.currency ? null : { amount: wire.price, currency: wire.currency },
    availableQuantity: wire.availableQuantity,
    soldQuantity: wire.soldQuantity,
    attributes: attributesOf(wire.attributes),
    pictures: picturesOf(wire.pictures),
    thumbnail: addressOrNull(wire.thumbnail),
    status: wire.status,
    reported: reportedMark(wire.reported),
    noticed: notice(wire.noticed),
  };
}
