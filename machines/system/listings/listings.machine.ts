import { type ListingChange, type KnownListing, type ListingsInput, type ListingsContext, applyMark } from './marks';
import { assign, setup } from 'xstate';
import { systemClockOf, settingsOf } from '../../kit/port';
import type { Listing, SellerMarks } from '../../../contracts/shapes';
import { hasSameFields, truthOf } from '../../kit/truth';
import type { ListingsEvent, ListingMarkUpdate, VisibleListing } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';

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

type System = Parameters<typeof systemClockOf>[0];
const timeOf = (system: System) => ({
  now: systemClockOf(system).now(),
  lateFor: settingsOf(system).requestDeadline,
});

/** The truth about listings: what the gateway confirmed, bounded, under the marks on their way. */
export const listingsMachine = setup({
  types: {
    context: {} as ListingsContext,
    events: {} as ListingsEvent,
    input: {} as ListingsInput | undefined,
  },
  actions: {
    applyAnswer: assign(({ context, event }) =>
      event.type === 'listings.confirm'
        ? listingsTruth.confirm(
            context,
            event.listings.map((listing) => ({
              listing: withCurrentSellerMarks(context, listing, event.asOf),
              suggested: event.suggested === true,
            })),
            event.asOf,
          )
        : context,
    ),
    clearAll: assign(({ context }) => ({ ...listingsTruth.cleared(context), markedSellers: {} })),
    layMark: assign(({ context, event, system }) =>
      event.type === 'overlay.propose'
        ? listingsTruth.propose(context, event.id, toTimedMark(event.mark, timeOf(system).now), event.mark.ids)
        : context,
    ),
    settleMark: assign(({ context, event, system }) =>
      event.type === 'overlay.settle'
        ? listingsTruth.settle(context, event.id, {
            ...timeOf(system),
            ids: event.ids,
            said: toListingChanges(event.confirmed),
          })
        : context,
    ),
    rejectMark: assign(({ context, event }) =>
      event.type === 'overlay.reject' ? listingsTruth.reject(context, event.id, event.ids) : context,
    ),
    showSending: assign(({ context, event }) =>
      event.type === 'sending.changed'
        ? listingsTruth.amend(context, event.ids, withSendState(event.sending))
        : context,
    ),
    showSeller: assign(({ context, event }) =>
      event.type === 'seller.marked' ? withSellerMarks(context, event.seller) : context,
    ),
  },
}).createMachine({
  id: 'listings',
  context: ({ input }) => ({ ...listingsTruth.empty(input?.capacity ?? 2000), markedSellers: {} }),
  initial: 'holding',
  states: {
    holding: {
      on: {
        'listings.confirm': { actions: 'applyAnswer' },
        'listings.clear': { actions: 'clearAll' },
        'overlay.propose': { actions: 'layMark' },
        'overlay.settle': { actions: 'settleMark' },
        'overlay.reject': { actions: 'rejectMark' },
        'sending.changed': { actions: 'showSending' },
        'seller.marked': { actions: 'showSeller' },
      },
    },
  },
});
