import type { Listing, SellerMarks } from '../../../contracts/shapes';
import type { Truth } from '../../kit/truth';
import type { ListingsEvent, ListingsFacts, ListingMarkUpdate, VisibleListing } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';

/** A mark with the moment (ISO 8601) at which the person made it. */
export interface TimedMark {
  mark: Mark;
  at: string;
}

/** What happens to a listing: a mark of a person, or the gateway's own word of its marks. */
export type ListingChange = TimedMark | { word: ListingMarkUpdate };

export interface KnownListing {
  listing: Listing;
  /** Taken off the suspicious list. */
  removed: boolean;
  /** Taken from the suggestions. */
  discarded: boolean;
  /** Being sent by the outbox at this moment. */
  sending: boolean;
}

export type ListingsTruth = Truth<KnownListing, ListingChange, VisibleListing>;

export interface ListingsInput {
  /** How many listings are kept at most; 2000 unless given. */
  capacity?: number;
}

/** Sellers that were marked here, by their id, each with the moment from which answers know of it. */
export type MarkedSellers = Record<string, SellerMarks & { markedIn: number }>;

export type ListingsContext = ListingsTruth & ListingsFacts & { markedSellers: MarkedSellers };

export type { ListingsEvent };
