import type { Listing, SellerMarks } from '../../../contracts/shapes';
import type { ListingMarkUpdate, VisibleListing } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';
import { hasSameFields, truthOf } from '../../kit/truth';
import type { KnownListing, ListingChange, ListingsContext } from './listings.types';
import { applyMark } from './marks';

/** A listing as an answer has it; `suggested`: among the suggestions, which no other answer says. */
interface Told {
  listing: Listing;
  suggested: boolean;
}

/** A listing from an answer; a late one brings everything but the marks. */
function take({ listing, suggested }: Told, known: KnownListing | null, late: boolean): KnownListing {
  const sending = known?.sending ?? false;
  if (known === null || !late) {
    const discarded = known !== null && known.discarded && !suggested;
    return { listing, removed: false, discarded, sending };
  }
  const { approved, reported, noticed } = known.listing;
  return {
    listing: { ...listing, approved, reported, noticed },
    removed: known.removed,
    discarded: known.discarded,
    sending,
  };
}

function apply(known: KnownListing, change: ListingChange): KnownListing {
  if (!('word' in change)) return { ...known, ...applyMark(known, change) };
  const { listing } = known;
  const { approved = listing.approved, reported = listing.reported, noticed = listing.noticed } = change.word;
  const discarded = known.discarded || change.word.discarded === true;
  return { ...known, discarded, listing: { ...listing, approved, reported, noticed } };
}

/** The truth about listings under the marks on their way. */
export const listingsTruth = truthOf<KnownListing, ListingChange, VisibleListing, Told>({
  idOf: ({ listing: { id } }) => id,
  take,
  apply,
  show: ({ listing, removed, discarded, sending }, top) => ({
    ...listing,
    pendingMark: top !== null && 'mark' in top.op ? { id: top.id, type: top.op.mark.type } : null,
    sending,
    removed,
    discarded,
  }),
  same: hasSameFields,
  stays: ({ sending }) => sending,
});

export const toTimedMark = (mark: Mark, now: number): ListingChange => ({ mark, at: new Date(now).toISOString() });

/** The gateway's words as changes, by the listing's id. */
export function toListingChanges(words: readonly ListingMarkUpdate[] = []): Record<string, ListingChange> {
  return Object.fromEntries(words.map((word) => [word.id, { word }]));
}

export function withSendState(sending: boolean) {
  return (known: KnownListing): KnownListing => (known.sending === sending ? known : { ...known, sending });
}

/** Of those that are known, the listings of that seller. */
const ofSeller = ({ visible }: Pick<ListingsContext, 'visible'>, sellerId: string): string[] =>
  Object.values(visible).flatMap(({ id, seller }) => (seller?.id === sellerId ? [id] : []));

function sold(listing: Listing, { watched, trusted }: SellerMarks): Listing {
  const { seller } = listing;
  if (seller === null || (seller.watched === watched && seller.trusted === trusted)) return listing;
  return { ...listing, seller: { ...seller, watched, trusted } };
}

/** Each of its listings says so, and so does one that was asked for before. */
export function withSellerMarks(context: ListingsContext, marks: SellerMarks): ListingsContext {
  const markedIn = context.moment + 1;
  const amended = listingsTruth.amend(context, ofSeller(context, marks.id), (known) => {
    const listing = sold(known.listing, marks);
    return listing === known.listing ? known : { ...known, listing };
  });
  return {
    ...amended,
    moment: markedIn,
    markedSellers: { ...context.markedSellers, [marks.id]: { ...marks, markedIn } },
  };
}

/** A listing as it was answered, with what was marked of its seller since it was asked for. */
export function withCurrentSellerMarks(
  { markedSellers }: Pick<ListingsContext, 'markedSellers'>,
  listing: Listing,
  asOf: number,
) {
  const marked = markedSellers[listing.seller?.id ?? ''];
  return marked !== undefined && asOf < marked.markedIn ? sold(listing, marked) : listing;
}
