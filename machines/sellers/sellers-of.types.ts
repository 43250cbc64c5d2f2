import type { Outcome } from '../../contracts/ports';
import type { LiveSearchSummary, Seller } from '../../contracts/shapes';
import type { ScreenInput } from '../domain/addresses';
import type { Deletions } from '../shared/deletions';
import type { DeletionsChanged } from '../shared/watch-deletions';
import type { ChoiceEvent, ListEvent, SizeEvent } from '../shared/list/list.types';
import type { ListView } from '../shared/list/list.view';
import type { ChosenEvent } from '../shared/selection/selection.types';

export type SellersInput = ScreenInput<'watchedSellers'> | ScreenInput<'trustedSellers'>;
export type SellersSearch = SellersInput['search'];

export interface SellersContext extends Deletions {
  list: ListView<Seller>;
  search: SellersSearch;
  /** Of its deletions those that are moves to the other list. */
  moved: string[];
  /** The sellers of whom everything is being searched. */
  searches: string[];
}

export type DeletionDone = {
  type: `xstate.done.actor.deletion.${string}`;
  actorId: string;
  output: Outcome<{ id: string }>;
};
export type SearchDone = {
  type: `xstate.done.actor.search.${string}`;
  actorId: string;
  output: Outcome<LiveSearchSummary>;
};

export type SellersEvent =
  | ListEvent<SellersSearch>
  | SizeEvent
  | { type: 'filter.apply'; nickname: string | null; site: string | null }
  | { type: 'pointer.leave' }
  | { type: 'seller.delete'; id: string }
  /** It goes over to the other list. */
  | { type: 'seller.move'; id: string }
  /** Everything that it sells is searched. */
  | { type: 'seller.search'; id: string }
  | ChoiceEvent
  | Extract<ChosenEvent, { type: 'chosen.toggle' | 'chosen.none' }>
  /** Everything that those who are chosen sell is searched at once. */
  | { type: 'chosen.search' }
  | { type: 'deletion.takeBack'; id: string }
  | DeletionsChanged
  | DeletionDone
  | SearchDone;
