import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { Failure, InputOf, PortName, ValueOf } from '../../../contracts/ports';
import type { Listing, Page } from '../../../contracts/shapes';
import type { SystemActors } from '../../kit/system-actor';
import type { VisibleListing } from '../../system-actors/listings';
import type { InfiniteListRows } from './infinite-list.rules';

/** What a infinite list says: how its port is asked, and which rows are the gateway's, which are shown. */
export interface InfiniteListRules<Name extends PortName, At, Head> {
  /** Where the rows of that place begin, and how many are asked for at a time. */
  begins: (place: At) => InfiniteListRows['begins'];
  ask: (place: At, page: InfiniteListRows['begins']) => InputOf<Name>;
  /** `head`: what the answer says beside its rows. */
  read: (value: ValueOf<Name>) => { page: Page<Listing>; head: Head };
  /** Whether a listing that was decided on is still one of the gateway's rows. */
  stays: (listing: VisibleListing) => boolean;
  /** Whether one of a page is shown; `seen` is the listing as every screen sees it now. */
  isShown: (listing: Listing, seen: VisibleListing | undefined) => boolean;
  /** Those that the gateway puts first, in their order: when they change, its rows move. */
  first?: (system: ActorSystem<ActorSystemInfo>) => readonly string[];
  /** The listings' system actor is told that they are suggestions. */
  suggested?: true;
  /** The second page is asked for at once. */
  twoPages?: true;
  /** The first page is asked for again every so many milliseconds while the head says so. */
  poll?: { every: number; while: (head: Head) => boolean };
}

export interface InfiniteListContext<At, Head> extends InfiniteListRows {
  listings: SystemActors['listings'];
  place: At;
  /** Null before the first answer. */
  head: Head | null;
  /** How many rows lie behind what was read. */
  ahead: number;
  /** The last page brought a listing that wasn't shown before. */
  grew: boolean;
  /** Those that the gateway put first when the last page was asked for. */
  first: readonly string[];
  /** Page after page is asked for until there is none behind. */
  wantsAll: boolean;
  failure: Failure | null;
  inFront: boolean;
}

/** What the machine that invokes it says. */
export type InfiniteListEvent<At> =
  /** It is asked anew only where that place asks for something else, or must be. */
  | { type: 'rows.turn'; place: At; anew?: boolean }
  | { type: 'rows.reload' }
  | { type: 'rows.more' }
  | { type: 'rows.all'; wanted: boolean }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
