import type { KeptCursor } from '../../../contracts/ports';
import type { SuggestedStats } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { Seats } from '../../kit/seat';
import type { CursorRecalled } from '../../shared/cursor-kept';
import type { GrowingView } from '../../shared/growing/growing.view';
import type { MarkingNews } from '../../shared/marking/marking.types';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { SelectionNews, WholeWanted } from '../../shared/selection/selection.types';
import type { CardEvent, TriageEvent } from '../results/results.types';

export type SuggestionsInput = ScreenInput<'suggestions'>;

export interface SuggestionsContext {
  listings: Seats['listings'];
  profile: Seats['profile'];
  address: SearchOf<'suggestions'>;
  /** Whose suggestions are shown: a country's, or every country's where it is null. */
  site: string | null;
  /** Its ids are those of listings in their seat. */
  rows: GrowingView<null>;
  cursor: string | null;
  /** Where it was left, as long as that isn't there. */
  recalled: KeptCursor | null;
  /** More was asked for: the cursor goes to the first listing that is new. */
  goesOn: boolean;
  /** The one whose discard drawer is open. */
  discarding: string | null;
  figures: ResourceView<SuggestedStats>;
  /** Suggestions that were marked suspicious and not sent. */
  suspicious: ResourceView<number>;
}

/** A card of the results that can be discarded and pinned, too; without an `id` it is the one under the cursor. */
export type SuggestionEvent =
  | CardEvent
  | TriageEvent
  | { type: 'listing.discard'; id?: string }
  | { type: 'listing.pin'; id?: string };

/** The cursor moves on when the listing under it is decided by key. */
export type SuggestionsEvent =
  | { type: 'suggestions.reload' }
  | { type: 'suggestions.more' }
  /** The last card comes into sight. */
  | { type: 'end.near' }
  | { type: 'figures.reload' }
  /** Null for every country. */
  | { type: 'country.choose'; site: string | null }
  | SuggestionEvent
  | CursorRecalled
  | SearchChange<'suggestions'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SelectionNews
  | WholeWanted
  | MarkingNews;
