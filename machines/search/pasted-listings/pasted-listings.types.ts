import type { Failure } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { PasteFault } from '../../domain/pasted-listings';
import type { SystemActors } from '../../kit/system-actor';
import type { ListingsRequest } from '../../shared/listings-request';
import type { TriageParentEvent } from '../../shared/triage/triage.types';
import type { PasteRestored } from './watch-paste';

export type PastedListingsInput = ScreenInput<'pastedListings'>;

export interface PastedListingsContext extends ListingsRequest {
  listings: SystemActors['listings'];
  id: string;
  /** The listings that the paste names, in its order. */
  ids: string[];
  faults: PasteFault[];
  /** Still to be asked for, and those that are asked for now. */
  pending: string[];
  asked: string[];
  /** Those that the gateway has, in the order of the paste, and those that it doesn't. */
  found: string[];
  missing: string[];
  /** Those of batches that failed, and why the last one did. */
  unread: string[];
  failure: Failure | null;
  /** The batch before failed, too. */
  failedLast: boolean;
}

export type PastedListingsEvent =
  | PasteRestored
  /** Those that could not be had are asked for again. */
  | { type: 'listings.retry' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;
