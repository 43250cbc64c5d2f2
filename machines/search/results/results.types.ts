import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { LiveSearchSort, SortOrder } from '../../../contracts/vocabulary/listings';

export interface ResultsInput {
  /** `id` of the live search. */
  params: Record<string, string>;
  /** `from` (offset), `sort` and `order`. */
  search: Record<string, unknown>;
}

export interface ResultsAddress {
  from: number;
  sort: LiveSearchSort | null;
  order: SortOrder;
}

export interface ResultsContext {
  id: string;
  address: ResultsAddress;
  search: LiveSearchSummary | null;
  /** Of the listings shown, in their order; the listings themselves are in their seat. */
  ids: string[];
  /** How many of the gateway's rows were loaded, those not shown included. */
  loaded: number;
  total: number;
  failure: Failure | null;
  cursor: string | null;
  /** The listing that the drawer is open for. */
  subject: { id: string; edit: boolean; byKey: boolean } | null;
  inFront: boolean;
  /** The moment of the listings' seat when the last page was asked for. */
  asOf: number;
}

/** Without an `id` the event comes from a key and is about the listing under the cursor, which moves on when it is decided. */
export type ResultsEvent =
  | { type: 'results.reload' }
  | { type: 'results.more' }
  | { type: 'sort.choose'; sort: LiveSearchSort | null; order: SortOrder }
  | { type: 'cursor.go'; id: string }
  | { type: 'cursor.move'; by: number }
  | { type: 'listing.trust'; id?: string }
  | { type: 'listing.suspect'; id?: string }
  | { type: 'listing.edit'; id?: string }
  | { type: 'listing.undo'; id?: string }
  | { type: 'listing.open'; id?: string }
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
