import { canBeNoticedAgain } from '../../domain/running-notices';
import type { KnownListing, TimedMark } from './listings.types';

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
