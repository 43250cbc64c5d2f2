import type { Failure, KeptCursor } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { Seats } from '../../kit/seat';
import type { CursorRecalled } from '../../shared/cursor-kept';
import type { MarkingNews } from '../../shared/marking/marking.types';
import type { SelectionNews, WholeWanted } from '../../shared/selection/selection.types';
import type { CardEvent } from '../results/results.types';
import type { TrustedSeen } from './trusted-seen';
import type { AsksListings } from '../../shared/asked-listings';

export type RecentlyTrustedInput = ScreenInput<'recentlyTrusted'>;

export interface RecentlyTrustedContext extends AsksListings {
  listings: Seats['listings'];
  /** What was trusted here as far as anybody remembers, last first. */
  kept: string[];
  /** Of the listings shown, as of when they were asked for: one whose trust is undone stays in its place. */
  ids: string[];
  cursor: string | null;
  /** Where it was left, as long as that isn't there. */
  recalled: KeptCursor | null;
  failure: Failure | null;
}

export type RecentlyTrustedEvent =
  | TrustedSeen
  | CursorRecalled
  | { type: 'trusted.reload' }
  | CardEvent
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SelectionNews
  | WholeWanted
  | MarkingNews;
