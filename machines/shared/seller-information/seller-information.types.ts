import type { Failure } from '../../../contracts/ports';
import type { Seller } from '../../../contracts/shapes';
import type { DeletionSeen, DeletionsHeard } from '../deletions-seen';

export interface SellerInformationInput {
  sellerId: string;
  siteId: string;
}

/** On which of the two lists a seller is. */
export type SellerMark = 'watched' | 'trusted' | 'none';

export interface SellerInformationContext extends SellerInformationInput {
  seller: Seller | null;
  failure: Failure | null;
  /** The mark of this seller that the outbox has under way, of another tab or a former visit too. */
  seen: DeletionSeen | null;
}

export type SellerInformationEvent =
  | { type: 'seller.reload' }
  /** `none` takes the seller off the list that it is on. */
  | { type: 'seller.mark'; mark: SellerMark }
  | { type: 'history.open' }
  | { type: 'history.close' }
  | DeletionsHeard;
