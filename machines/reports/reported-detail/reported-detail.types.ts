import type { Failure } from '../../../contracts/ports';
import type { CatalogueProduct, Kit, Picture } from '../../../contracts/shapes';
import type { ListingsRequest } from '../../shared/listings-request';

export interface ReportedDetailInput {
  /** Of a listing, or of a catalogue page. */
  id: string;
}

export interface ReportedDetailContext extends ReportedDetailInput, ListingsRequest {
  failure: Failure | null;
  /** As confirmed; the gallery lives on them. */
  pictures: Picture[];
  /** As confirmed; the titles of their components are asked for by id. */
  kits: Kit[];
  sellerId: string | null;
  /** The catalogue page that the listing takes part in. */
  productId: string | null;
  /** What the row is, where it is a catalogue page itself. */
  page: CatalogueProduct | null;
}

/** Only where the last question failed. */
export interface ReportedDetailEvent {
  type: 'detail.reload';
}
