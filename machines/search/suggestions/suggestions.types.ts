import type { SavedCursor } from '../../../contracts/ports';
import type { SuggestedStats } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { SystemActors } from '../../kit/system-actor';
import type { CursorRestored } from '../../shared/triage/persist-cursor';
import type { InfiniteListView } from '../../shared/infinite-list/infinite-list.view';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { SelectionParentEvent, ReadAllRequested } from '../../shared/selection/selection.types';
import type { SuggestionEvent } from '../../shared/triage/triage.types';

export type SuggestionsInput = ScreenInput<'suggestions'>;

export interface SuggestionsContext {
  listings: SystemActors['listings'];
  profile: SystemActors['profile'];
  address: SearchOf<'suggestions'>;
  /** Whose suggestions are shown: a country's, or every country's where it is null. */
  site: string | null;
  /** Its ids are those of listings in their system actor. */
  rows: InfiniteListView<null>;
  cursor: string | null;
  /** Where it was left, as long as that isn't there. */
  recalled: SavedCursor | null;
  /** More was asked for: the cursor goes to the first listing that is new. */
  goesOn: boolean;
  /** The one whose discard drawer is open. */
  discarding: string | null;
  figures: ResourceView<SuggestedStats>;
  /** Suggestions that were marked suspicious and not sent. */
  suspicious: ResourceView<number>;
}

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
  | CursorRestored
  | SearchChange<'suggestions'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SelectionParentEvent
  | ReadAllRequested
  | MarkingParentEvent;
