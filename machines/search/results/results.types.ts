import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { FiltersNews } from '../search-filters/search-filters.types';
import type { MarkingNews } from '../../shared/marking/marking.types';
import type { LiveSearchSort, SortOrder } from '../../../contracts/vocabulary/listings';
import type { Seats } from '../../kit/seat';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';

export type ResultsInput = ScreenInput<'results'>;

export interface ResultsContext {
  listings: Seats['listings'];
  id: string;
  address: SearchOf<'results'>;
  search: LiveSearchSummary | null;
  /** Of the listings shown, in their order; the listings themselves are in their seat. */
  ids: string[];
  /** The gateway's rows in its order, those not shown included, from the address's offset as far as they were read without a gap. */
  read: string[];
  /** The offset right behind them, when the last of them was read. */
  end: number;
  /** The offset of the page that is asked for behind them; `exact` when it begins right behind the last row. */
  at: number;
  exact: boolean;
  total: number;
  /** How many rows lie behind what was read. */
  ahead: number;
  failure: Failure | null;
  cursor: string | null;
  /** More was asked for: the cursor goes to the first listing that is new. */
  goesOn: boolean;
  inFront: boolean;
  /** The moment of the listings' seat when the last page was asked for. */
  asOf: number;
}

/** Without an `id` the event comes from a key and is about the listing under the cursor. */
export type CardEvent =
  | { type: 'cursor.go'; id: string }
  | { type: 'cursor.move'; by: number }
  | { type: 'listing.trust'; id?: string }
  | { type: 'listing.suspect'; id?: string }
  | { type: 'listing.edit'; id?: string }
  | { type: 'listing.undo'; id?: string }
  | { type: 'listing.open'; id?: string };

/** The cursor moves on when the listing under it is decided by key. */
export type ResultsEvent =
  | { type: 'results.reload' }
  | { type: 'results.more' }
  | { type: 'sort.choose'; sort: LiveSearchSort | null; order: SortOrder }
  | CardEvent
  | SearchChange<'results'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | FiltersNews
  | MarkingNews;
