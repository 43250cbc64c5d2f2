import type { SuggestedStats } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { SystemActors } from '../../kit/system-actor';
import type { InfiniteListView } from '../../shared/infinite-list/infinite-list.view';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { TriageParentEvent } from '../../shared/triage/triage.types';

export type SuggestionsInput = ScreenInput<'suggestions'>;

export interface SuggestionsContext {
  listings: SystemActors['listings'];
  profile: SystemActors['profile'];
  address: SearchOf<'suggestions'>;
  /** Whose suggestions are shown: a country's, or every country's where it is null. */
  site: string | null;
  /** Its ids are those of listings in their system actor. */
  rows: InfiniteListView<null>;
  /** The one whose discard drawer is open. */
  discarding: string | null;
  figures: ResourceView<SuggestedStats>;
  /** Suggestions that were marked suspicious and not sent. */
  suspicious: ResourceView<number>;
}

export type SuggestionsEvent =
  | { type: 'suggestions.reload' }
  | { type: 'suggestions.more' }
  | { type: 'figures.reload' }
  /** Null for every country. */
  | { type: 'country.choose'; site: string | null }
  | SearchChange<'suggestions'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;
