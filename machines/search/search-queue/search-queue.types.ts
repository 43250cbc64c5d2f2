import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { QueueLine } from '../../domain/search-queue';

export interface SearchQueueInput {
  lines: QueueLine[];
}

export interface SearchQueueContext {
  lines: QueueLine[];
  /** It stops once the line in hand is answered. */
  pausing: boolean;
  /** Why it can't go on: of the way to the gateway, never of a line. */
  failure: Failure | null;
}

export type SearchQueueEvent =
  | { type: 'queue.add'; lines: QueueLine[] }
  | { type: 'queue.pause' }
  | { type: 'queue.resume' }
  | { type: 'queue.clear' };

/** What it tells whoever invoked it. */
export type SearchQueueParentEvent = { type: 'search.made'; search: LiveSearchSummary };
