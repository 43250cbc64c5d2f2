import type { Failure } from '../../../contracts/ports';
import type { ListingsRequest } from '../../shared/listings-request';

export interface LinkedItemsInput {
  /** The listing itself, which is not among those linked to it. */
  articleId: string;
  /** The catalogue page that they all take part in. */
  productId: string;
}

export interface LinkedItemsContext extends LinkedItemsInput, ListingsRequest {
  /** Ids of the listings that take part, in the order of the gateway; null until it has answered. */
  linked: string[] | null;
  /** How many of them were asked for. */
  asked: number;
  /** Those that are known; they stand in the system actor `listings`. */
  ids: string[];
  failure: Failure | null;
}

export type LinkedItemsEvent =
  | { type: 'linked.more' }
  /** Only where the last question failed. */
  | { type: 'linked.reload' };
