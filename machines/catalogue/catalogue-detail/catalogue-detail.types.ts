import type { Failure } from '../../../contracts/ports';
import type { CatalogueOffer, CatalogueProduct, Kit, ProductVariant } from '../../../contracts/shapes';
import type { OfferSort, ScreenInput, SearchChange } from '../../domain/addresses';

export type CatalogueDetailInput = ScreenInput<'catalogueDetail'>;

export interface CatalogueDetailContext {
  /** Upper case without hyphens. */
  id: string;
  sort: OfferSort;
  product: CatalogueProduct | null;
  failure: Failure | null;
  /** In the order of the gateway. */
  offers: CatalogueOffer[];
  offersFailure: Failure | null;
  /** Ids of what the listings that take part sell, each once. */
  userProducts: string[];
  variations: ProductVariant[];
  kits: Kit[];
  partsFailure: Failure | null;
}

export type CatalogueDetailEvent =
  | SearchChange<'catalogueDetail'>
  | { type: 'sort.choose'; sort: OfferSort }
  | { type: 'product.reload' }
  | { type: 'offers.reload' }
  /** Variations and kits are asked for again. */
  | { type: 'parts.reload' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
