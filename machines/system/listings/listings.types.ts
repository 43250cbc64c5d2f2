import type { Listing } from '../../../contracts/shapes';
import type { Overlay } from '../../kit/overlay';
import type { ListingsEvent, ListingsFacts, Mark } from '../../kit/seats';

/** A mark with the moment (ISO 8601) at which the person made it. */
export interface TimedMark {
  mark: Mark;
  at: string;
}

export interface Standing {
  listing: Listing;
  removed: boolean;
}

/** One listing of the cache; `confirmedIn` and `settledIn` count in `moment`s, `settledAt` is in epoch milliseconds. */
export interface Held {
  overlay: Overlay<Standing, TimedMark>;
  sending: boolean;
  confirmedIn: number;
  settledIn: number;
  settledAt: number;
}

export interface ListingsInput {
  /** How many listings are kept at most; 2000 unless given. */
  capacity?: number;
}

/** An operation on its way, also over listings that aren't known yet. */
export interface OpenMark {
  op: TimedMark;
  ids: string[];
}

export interface ListingsContext extends ListingsFacts {
  capacity: number;
  held: Record<string, Held>;
  open: Record<string, OpenMark>;
  /** Counts confirmations, so that the least recently confirmed leaves first. */
  tick: number;
}

export type { ListingsEvent };
