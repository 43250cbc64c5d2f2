import type { Failure, SavedCursor } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { SystemActors } from '../../kit/system-actor';
import type { CursorRestored } from '../../shared/persist-cursor';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { SelectionParentEvent, ReadAllRequested } from '../../shared/selection/selection.types';
import type { CardEvent } from '../results/results.types';
import type { TrustedIdsChanged } from './watch-trusted-ids';
import type { ListingsRequest } from '../../shared/listings-request';

export type RecentlyTrustedInput = ScreenInput<'recentlyTrusted'>;

export interface RecentlyTrustedContext extends ListingsRequest {
  listings: SystemActors['listings'];
  /** What was trusted here as far as anybody remembers, last first. */
  kept: string[];
  /** Of the listings shown, as of when they were asked for: one whose trust is undone stays in its place. */
  ids: string[];
  cursor: string | null;
  /** Where it was left, as long as that isn't there. */
  recalled: SavedCursor | null;
  failure: Failure | null;
}

export type RecentlyTrustedEvent =
  | TrustedIdsChanged
  | CursorRestored
  | { type: 'trusted.reload' }
  | CardEvent
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SelectionParentEvent
  | ReadAllRequested
  | MarkingParentEvent;
