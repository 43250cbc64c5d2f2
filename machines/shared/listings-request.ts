import type { Listing } from '../../contracts/shapes';
import { systemActor } from '../kit/system-actor';
import type { ListingsEvent } from '../system-actors/listings';

/** Of whoever asks for listings and tells every screen what was answered. */
export interface ListingsRequest {
  /** The system actor's moment when they were asked for: a decision that was settled since then isn't undone by the answer. */
  asOf: number;
}

type WithSystem = { system: Parameters<typeof systemActor>[0] };

export const listingsActor = ({ system }: WithSystem) => systemActor(system, 'listings');

/** Noted as `asOf` on the way into the state that asks. */
export const listingsRevision = ({ system }: WithSystem): number =>
  systemActor(system, 'listings').getSnapshot().context.moment;

export const toListingsConfirm = (
  { asOf }: ListingsRequest,
  listings: Listing[],
): Extract<ListingsEvent, { type: 'listings.confirm' }> => ({ type: 'listings.confirm', listings, asOf });
