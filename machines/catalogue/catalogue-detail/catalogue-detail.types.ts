import type { Failure } from '../../../contracts/ports';
import type { CatalogueOffer, CatalogueProduct, Kit, ProductVariant } from '../../../contracts/shapes';
import type { SystemActors } from '../../kit/system-actor';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { OfferSort, ScreenInput, SearchChange } from '../../domain/addresses';

import type { InfringementChanged } from '../brand-infringement/watch-infringement';
import type { ListingsRequest } from '../../shared/listings-request';

export type CatalogueDetailInput = ScreenInput<'catalogueDetail'>;

export interface CatalogueDetailContext extends ListingsRequest {
  profile: SystemActors['profile'];
  /** Upper case without hyphens. */
  id: string;
  sort: OfferSort;
  product: CatalogueProduct | null;
  failure: Failure | null;
  /** In the order of the gateway. */
  offers: CatalogueOffer[];
  offersFailure: Failure | null;
  /** Asked anew by guards: what may be reported follows from what every screen sees now. */
  listings: SystemActors['listings'];
  /** Ids of the listings that are chosen, to be reported together. */
  chosen: string[];
  /** Ids of what the listings that take part sell, each once. */
  userProducts: string[];
  variations: ProductVariant[];
  kits: Kit[];
  partsFailure: Failure | null;
  /** The case of a report of this page that was taken in the last two days. */
  caseId: string | null;
  /** Whose earlier reports are open. */
  seller: { id: string; nickname: string } | null;
}

export type CatalogueDetailEvent =
  | SearchChange<'catalogueDetail'>
  | { type: 'sort.choose'; sort: OfferSort }
  | { type: 'product.reload' }
  | { type: 'offers.reload' }
  /** Variations and kits are asked for again. */
  | { type: 'parts.reload' }
  | { type: 'offer.toggle'; id: string }
  | { type: 'offers.choose'; ids: string[] }
  /** Decided by the marking that it invokes. */
  | { type: 'listing.suspect'; ids: string[] }
  | MarkingParentEvent
  | { type: 'report.open' }
  | { type: 'answers.open'; sellerId: string }
  | { type: 'answers.close' }
  | InfringementChanged
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
