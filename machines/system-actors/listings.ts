import type { MarkUpdate } from '../../contracts/ports';
import type { Listing, SellerMarks } from '../../contracts/shapes';
import type { Mark } from './outbox';

/** A listing as every screen shows it: confirmed truth under the marks on their way. */
export interface VisibleListing extends Listing {
  /** The operation that makes it look unfinished, null once confirmed. */
  pendingMark: { id: string; type: Mark['type'] } | null;
  /** Being sent at this moment by the outbox. */
  sending: boolean;
  /** Taken off the suspicious list, optimistically or for good. */
  removed: boolean;
  /** Taken from the suggestions, optimistically or for good. */
  discarded: boolean;
}
/** What an answer says of a listing's marks. */
export type ListingMarkUpdate = MarkUpdate;
export type ListingsEvent =
  /**
   * `asOf` is `context.moment` when these were asked for: what was settled since then isn't undone by a late answer. `suggested`: they
   * stand among the suggestions, also those that were discarded before.
   */
  | { type: 'listings.confirm'; listings: Listing[]; asOf: number; suggested?: true }
  | { type: 'listings.clear' }
  | { type: 'overlay.propose'; id: string; mark: Mark }
  /** For these of its listings, or for all; `confirmed` is what the gateway said of them, laid over what is known. */
  | { type: 'overlay.settle'; id: string; ids?: string[]; confirmed?: ListingMarkUpdate[] }
  | { type: 'overlay.reject'; id: string; ids?: string[] }
  | { type: 'sending.changed'; ids: string[]; sending: boolean }
  /** Every listing of that seller says so. */
  | { type: 'seller.marked'; seller: SellerMarks };
export interface ListingsFacts {
  visible: Record<string, VisibleListing>;
  /** Grows with every settled operation. */
  moment: number;
}
