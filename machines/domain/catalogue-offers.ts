import type { CatalogueOffer } from '../../contracts/shapes';
import type { OfferSort } from './addresses';
import type { BlockReason } from './block-reason';
import type { SeenListing } from './listings';
import { markChoices } from './marking';

type Order = (one: CatalogueOffer, other: CatalogueOffer) => number;

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Who offers it, by the name that a person reads; a seller that nobody knows stands last. */
const byName: Order = (one, other) =>
  Number(one.seller === null) - Number(other.seller === null) ||
  collator.compare(one.seller?.nickname ?? one.sellerId ?? '', other.seller?.nickname ?? other.sellerId ?? '');

/** Offers without a price stand last, whichever way the others go. */
const byPrice =
  (turn: 1 | -1): Order =>
  (one, other) =>
    Number(one.price === null) - Number(other.price === null) ||
    turn * ((one.price?.amount ?? 0) - (other.price?.amount ?? 0)) ||
    byName(one, other);

const orders: Record<OfferSort, Order> = {
  name: byName,
  cheapest: byPrice(1),
  dearest: byPrice(-1),
  official: (one, other) =>
    Number(one.officialStoreId === null) - Number(other.officialStoreId === null) || byName(one, other),
};

/** The offers of a catalogue page in that order; those that are alike stay as they came. */
export function sortedOffers(offers: readonly CatalogueOffer[], sort: OfferSort): CatalogueOffer[] {
  return offers.toSorted(orders[sort]);
}

/** Why a listing that takes part can't be reported, null when it can; one that isn't known can't be judged. */
export function whyNotReportOffer(listing: SeenListing | undefined): BlockReason | null {
  return listing === undefined ? { because: 'OFFER_UNKNOWN' } : markChoices(listing).suspect;
}
