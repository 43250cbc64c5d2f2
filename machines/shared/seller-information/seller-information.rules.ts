import type { Seller } from '../../../contracts/shapes';
import type { Command } from '../../system-actors/outbox';
import type { Failure } from '../../../contracts/ports';

export interface SellerInformationInput {
  sellerId: string;
  siteId: string;
}

/** On which of the two lists a seller is. */
export type SellerMark = 'watched' | 'trusted' | 'none';

export interface SellerMarkChanged {
  type: 'mark.seen';
  /** Null: nothing changes the seller's mark any more. */
  mark: SellerMark | null;
}

export interface SellerInformationContext extends SellerInformationInput {
  seller: Seller | null;
  failure: Failure | null;
  /** To what its mark is being changed, of another tab or a former visit too. */
  seen: SellerMark | null;
  /** The mark that it was given since its facts were last asked for: their answer doesn't know of it. */
  given: SellerMark | null;
}

export type SellerInformationEvent =
  | { type: 'seller.reload' }
  /** `none` takes the seller off the list that it is on. */
  | { type: 'seller.mark'; mark: SellerMark }
  | { type: 'history.open' }
  | { type: 'history.close' }
  | SellerMarkChanged;

export function sellerMarkOf(seller: Pick<Seller, 'watched' | 'trusted'>): SellerMark {
  if (seller.watched) return 'watched';
  return seller.trusted ? 'trusted' : 'none';
}

export const flagsOf = (mark: SellerMark): Pick<Seller, 'watched' | 'trusted'> => ({
  watched: mark === 'watched',
  trusted: mark === 'trusted',
});

/** The mark that such a command leads to; null for one that changes none. */
export function targetMarkOf({ type }: Pick<Command, 'type'>): SellerMark | null {
  if (type === 'blackListSeller') return 'watched';
  if (type === 'whiteListSeller') return 'trusted';
  return type === 'deleteSellerFromDB' ? 'none' : null;
}
