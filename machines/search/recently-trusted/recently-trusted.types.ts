import type { Failure } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { SystemActors } from '../../kit/system-actor';
import type { ListingsRequest } from '../../shared/listings-request';
import type { TriageParentEvent } from '../../shared/triage/triage.types';
import type { TrustedIdsChanged } from '../../shared/watch-trusted-ids';

export type RecentlyTrustedInput = ScreenInput<'recentlyTrusted'>;

export interface RecentlyTrustedContext extends ListingsRequest {
  listings: SystemActors['listings'];
  /** What was trusted here as far as anybody remembers, last first. */
  kept: string[];
  /** Of the listings shown, as of when they were asked for: one whose trust is undone stays in its place. */
  ids: string[];
  failure: Failure | null;
}

export type RecentlyTrustedEvent =
  | TrustedIdsChanged
  | { type: 'trusted.reload' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;
