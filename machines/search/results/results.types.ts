import type { Failure } from '../../../contracts/ports';
import type { ResultGroup, ResultLook, ResultRank, ResultTab } from '../../domain/addresses';
import type { UsualPrices } from '../../domain/attention';
import type { LearnedOrder } from '../../domain/learned-order';
import type { SamePictures } from '../../domain/result-groups';
import type { PictureGroupsView } from '../../shared/picture-groups/picture-groups.view';
import type { SearchVisit } from '../../domain/search-visits';
import type { Relistings, RelistingsParentEvent } from '../relistings/relistings.machine';
import type { LearnedOrderParentEvent } from '../learned-order/learned-order.machine';
import type { NarrowingParentEvent } from '../narrowing/narrowing.machine';
import type { RatesLoaded } from '../../shared/watch-system-actors';
import type { TrustedIdsChanged } from '../../shared/watch-drafts';
import type { ResultsHead } from './results.rows';
import type { FiltersParentEvent } from '../search-filters/search-filters.types';
import type { TriageParentEvent } from '../../shared/triage/triage.types';
import type { LiveSearchSort, SortOrder } from '../../../contracts/vocabulary/listings';
import type { SystemActors } from '../../kit/system-actor';
import type { InfiniteListView } from '../../shared/infinite-list/infinite-list.view';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { ListingsRequest } from '../../shared/listings-request';

export type ResultsInput = ScreenInput<'results'>;

/** `rows` has the ids of listings in their system actor. */
/** Told once, as soon as it is known what the browser keeps: what was seen of this search before, null where nothing was. */
export interface SearchVisitRestored {
  type: 'look.recalled';
  look: SearchVisit | null;
}

export interface ResultsContext extends ListingsRequest {
  listings: SystemActors['listings'];
  id: string;
  address: SearchOf<'results'>;
  /** By its rates prices are compared with the bounds of the address. */
  profile: SystemActors['profile'];
  rows: InfiniteListView<ResultsHead>;
  /** Of them those that the address's tab shows; one that was decided on keeps its place until another tab, filter or reload. */
  shown: string[];
  /** The prices by which what stands was put into the order of what deserves a look; null in every other order. */
  usual: UsualPrices | null;
  /** By what was learned of the past they can be ordered; null until it is known, and where nothing was learned. */
  learned: LearnedOrder | null;
  /** What is known of the pictures of the results, where they are put together by them; and which looked the same when what stands was put together. */
  pictures: PictureGroupsView;
  same: SamePictures;
  /** They are chosen anew once the rows that were asked for are there. */
  choosesAnew: boolean;
  /** What the browser has kept of what was trusted among these results, what of it was asked for last, and what is trusted still. */
  kept: string[];
  asked: string[];
  earlier: string[];
  earlierFailure: Failure | null;
  /** What was seen of the search by now; null until it is known what was seen before. */
  look: SearchVisit | null;
  /** Those that sellers list again after a confirmed report, as far as that is known. */
  relistings: Relistings;
  /** Whether this browser keeps something of the past that tells; null until it is known. */
  keepsPast: boolean | null;
}

export type ResultsEvent =
  | { type: 'results.reload' }
  | { type: 'results.more' }
  /** Page after page, until there is none behind. */
  | { type: 'results.all' }
  | { type: 'tab.choose'; tab: ResultTab }
  | { type: 'look.choose'; look: ResultLook }
  | { type: 'rank.choose'; rank: ResultRank }
  | { type: 'group.choose'; group: ResultGroup }
  /** An order that waits for the rest of the search is made of what was read by now. */
  | { type: 'results.early' }
  /** Pictures were looked at since it was put together. */
  | { type: 'results.regroup' }
  | { type: 'trusted.reload' }
  | TrustedIdsChanged
  | RatesLoaded
  | SearchVisitRestored
  | { type: 'fresh.choose'; only: boolean }
  | { type: 'relisted.choose'; only: boolean }
  | RelistingsParentEvent
  | LearnedOrderParentEvent
  | NarrowingParentEvent
  | { type: 'sort.choose'; sort: LiveSearchSort | null; order: SortOrder }
  | SearchChange<'results'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | FiltersParentEvent
  | TriageParentEvent;
