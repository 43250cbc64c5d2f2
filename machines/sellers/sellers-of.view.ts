import type { Seller, LiveSearchSummary } from '../../contracts/shapes';
import { siteOfCountry } from '../domain/sites';
import {
  deletedIdsOf,
  deletionLineOf,
  isDeleted,
  lastUndoableOf,
  type DeletionEvent,
  type DeletionLine,
  type Deletions,
} from '../shared/deletions';
import type { Outcome } from '../../contracts/ports';
import type { ScreenInput } from '../domain/addresses';
import type { ChoiceEvent, ListEvent, SizeEvent, ListView } from '../shared/list/list.view';
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

export type SearchDone = {
  type: `xstate.done.actor.search.${string}`;
  actorId: string;
  output: Outcome<LiveSearchSummary>;
};

export type SellersEvent =
  | ListEvent<SellersSearch>
  | SizeEvent
  | { type: 'filter.apply'; nickname: string | null; site: string | null }
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
  | DeletionEvent
  | SearchDone;

/** A seller as its row shows it. */
export interface ShownSeller extends Seller {
  /** By its country; null where the console has no such site. */
  siteId: string | null;
  searching: boolean;
  chosen: boolean;
  /** A line stands for it, which says whether it moves to the other list. */
  gone: (DeletionLine & { moved: boolean }) | null;
}

/** It went to the other list, or is on its way. A move that failed says nothing of a deletion after it. */
const isMoved = ({ moved, seen }: SellersContext, id: string) =>
  moved.includes(id) ||
  seen.some((one) => one.id === id && one.phase !== 'failed' && one.command !== 'deleteSellerFromDB');

/** Those that are chosen. Who is on the way out of the list isn't, and is again where that failed. */
export function chosenSellerIds(context: Pick<SellersContext, 'list' | 'deletions' | 'seen' | 'deleted'>): string[] {
  const gone = deletedIdsOf(context);
  return context.list.chosen.filter((id) => !gone.includes(id));
}

/** Either list of sellers: the rows of this page, and what narrows them. */
export function sellersView({ context }: { context: SellersContext }) {
  const { list, search, past, searches } = context;
  const isGone = (id: string) => isDeleted(context, id);
  const chosen = chosenSellerIds(context);
  const shown = list.rows
    .filter(({ id }) => !(isGone(id) && past.includes(id)))
    .map((row) => ({ row, line: deletionLineOf(context, row.id) }))
    .map(({ row, line }): ShownSeller => ({
      ...row,
      siteId: siteOfCountry(row.country),
      searching: searches.includes(row.id),
      chosen: chosen.includes(row.id),
      gone: line && { ...line, moved: isMoved(context, row.id) },
    }));
  return {
    ...list,
    chosen,
    rows: shown,
    total: list.total - list.rows.filter(({ id }) => isGone(id)).length,
    size: search.size,
    search,
    /** How many of those that are chosen stand on other pages, and whether all of them are being searched. */
    elsewhere: chosen.filter((id) => !list.rows.some((row) => row.id === id)).length,
    searchingChosen: searches.includes('chosen'),
    narrowed: search.nickname !== null || search.site !== null,
    /** The last deletion that can still be taken back. */
    undoable: lastUndoableOf(shown),
  };
}
