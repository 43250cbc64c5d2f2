import type { Failure } from '../../../contracts/ports';
import type { SuggestedStats } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { Seats } from '../../kit/seat';
import type { MarkingNews } from '../../shared/marking/marking.types';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { Growing } from '../growing';
import type { CardEvent } from '../results/results.types';

export type SuggestionsInput = ScreenInput<'suggestions'>;

export interface SuggestionsContext extends Omit<Growing, 'address'> {
  listings: Seats['listings'];
  profile: Seats['profile'];
  address: SearchOf<'suggestions'>;
  /** Whose suggestions are shown: a country's, or every country's where it is null. */
  site: string | null;
  /** How many rows lie behind what was read. */
  ahead: number;
  /** The last page brought a listing that wasn't shown before. */
  grew: boolean;
  failure: Failure | null;
  cursor: string | null;
  /** More was asked for: the cursor goes to the first listing that is new. */
  goesOn: boolean;
  /** The pinned ones when the last page was asked for: the gateway puts them first. */
  pinned: readonly string[];
  /** The one whose discard drawer is open. */
  discarding: string | null;
  figures: ResourceView<SuggestedStats>;
  /** Suggestions that were marked suspicious and not sent. */
  suspicious: ResourceView<number>;
}

/** A card of the results that can be discarded and pinned, too; without an `id` it is the one under the cursor. */
export type SuggestionEvent =
  CardEvent | { type: 'listing.discard'; id?: string } | { type: 'listing.pin'; id?: string };

/** The cursor moves on when the listing under it is decided by key. */
export type SuggestionsEvent =
  | { type: 'suggestions.reload' }
  | { type: 'suggestions.more' }
  | { type: 'figures.reload' }
  /** Null for every country. */
  | { type: 'country.choose'; site: string | null }
  | SuggestionEvent
  | SearchChange<'suggestions'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | MarkingNews;
