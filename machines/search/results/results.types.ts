import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { MarkingNews } from '../../shared/marking/marking.types';
import type { LiveSearchSort, SortOrder } from '../../../contracts/vocabulary/listings';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';

export type ResultsInput = ScreenInput<'results'>;

export interface ResultsContext {
  id: string;
  address: SearchOf<'results'>;
  search: LiveSearchSummary | null;
  /** Of the listings shown, in their order; the listings themselves are in their seat. */
  ids: string[];
  /** How many of the gateway's rows were loaded, those not shown included. */
  loaded: number;
  total: number;
  failure: Failure | null;
  cursor: string | null;
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
  | SearchChange<'results'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | MarkingNews;
