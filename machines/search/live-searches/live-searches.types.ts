import type { Outcome } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { ScreenInput } from '../../domain/addresses';
import type { Deletions } from '../../shared/deletions';
import type { DeletionsChanged } from '../../shared/watch-deletions';
import type { ListEvent } from '../../shared/list/list.types';
import type { NewLiveSearchOutput } from '../new-live-search/new-live-search.types';
import type { SearchQueueParentEvent } from '../search-queue/search-queue.types';
import type { ListView } from '../../shared/list/list.view';

export type LiveSearchesInput = ScreenInput<'liveSearches'>;

export interface LiveSearchesContext extends Deletions {
  list: ListView<LiveSearchSummary>;
  filter: string;
  /** The search whose deletion is being asked about. */
  asked: string | null;
  creation: NewSearchValues;
}

/** What was typed in the field of the quick search when a search is created, if anything. */
export interface NewSearchValues {
  keyword?: string | undefined;
  siteId?: string | undefined;
}

export type LiveSearchesEvent =
  | ListEvent<LiveSearchesInput['search']>
  | ({ type: 'search.create' } & NewSearchValues)
  | { type: 'xstate.done.actor.newLiveSearch'; output: NewLiveSearchOutput }
  | SearchQueueParentEvent
  /** By a new page, after its code did not come. */
  | { type: 'quickSearch.reopen' }
  | { type: 'filter.type'; text: string }
  | { type: 'pointer.leave' }
  | { type: 'deletion.ask'; id: string }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | DeletionsChanged
  | DeletionDone;

/** What became of a deletion. */
export type DeletionDone = {
  type: `xstate.done.actor.deletion.${string}`;
  actorId: string;
  output: Outcome<{ id: string }>;
};
