import type { Failure } from '../../../contracts/ports';
import type { HistoryReport, Listing } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { ListingsRequest } from '../../shared/listings-request';

export type SellerDossierInput = ScreenInput<'sellerDossier'>;

export interface SellerDossierContext extends ListingsRequest {
  sellerId: string;
  siteId: string;
  /** As many as one answer has, of all those that the search finds. */
  listings: Listing[];
  listingsTotal: number;
  listingsFailure: Failure | null;
  /** In the order of the gateway, none twice. */
  reports: HistoryReport[];
  reportsTotal: number;
  reportsFailure: Failure | null;
}

export type SellerDossierEvent =
  | { type: 'listings.reload' }
  | { type: 'reports.more' }
  /** Only where the last question failed. */
  | { type: 'reports.reload' }
  /** A live search of everything that it sells. */
  | { type: 'seller.search' }
  | SearchChange<'sellerDossier'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
