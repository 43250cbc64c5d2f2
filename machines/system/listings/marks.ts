import { canBeNoticedAgain } from '../../domain/running-notices';
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

/** What a mark makes of a listing, before and after the gateway agrees. */
type Marked = Pick<KnownListing, 'listing' | 'removed'> & Partial<Pick<KnownListing, 'discarded'>>;

export function applyMark(known: Marked, { mark, at }: TimedMark): Marked {
  const { listing } = known;
  switch (mark.type) {
    case 'approve':
      return {
        listing: { ...listing, approved: { author: mark.author, createdAt: at } },
        // A report that has ended stands in no list any more, so that nothing leaves one by it.
        removed: known.removed || (listing.reported !== null && !canBeNoticedAgain(listing)),
      };
    case 'report':
    case 'edit':
      return {
        listing: {
          ...listing,
          approved: null,
          // The gateway tells of an ended notice no more while a newer report waits to be sent.
          noticed: canBeNoticedAgain(listing) ? null : listing.noticed,
          reported: {
            code: mark.report.code,
            description: mark.report.description,
            tags: mark.report.tags,
            photosDenounced: mark.report.photosDenounced,
            author: mark.author,
            createdAt: mark.type === 'edit' ? (listing.reported?.createdAt ?? at) : at,
            isFamily: listing.reported?.isFamily ?? false,
            familyId: listing.reported?.familyId ?? null,
          },
        },
        removed: false,
      };
    case 'undo':
      return {
        listing: { ...listing, [mark.undo]: null },
        removed: known.removed || (mark.undo === 'reported' && mark.from === 'reported_articles'),
      };
    case 'remove':
      return { listing: { ...listing, reported: null }, removed: true };
    case 'discard':
      return { listing, removed: known.removed, discarded: true };
  }
}
