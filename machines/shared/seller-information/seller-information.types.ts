import type { Failure } from '../../../contracts/ports';
import type { Seller } from '../../../contracts/shapes';

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
