import type { Listing } from '../../contracts/shapes';
import { seat } from '../kit/seat';
import type { ListingsEvent } from '../seats/listings';

/** Of whoever asks for listings and tells every screen what was answered. */
export interface AsksListings {
  /** The seat's moment when they were asked for: a decision that was settled since then isn't undone by the answer. */
  asOf: number;
}

type Given = { system: Parameters<typeof seat>[0] };

export const listingsSeat = ({ system }: Given) => seat(system, 'listings');

/** Noted as `asOf` on the way into the state that asks. */
export const momentNow = ({ system }: Given): number => seat(system, 'listings').getSnapshot().context.moment;

export const answeredListings = (
  { asOf }: AsksListings,
  listings: Listing[],
): Extract<ListingsEvent, { type: 'listings.confirm' }> => ({ type: 'listings.confirm', listings, asOf });
