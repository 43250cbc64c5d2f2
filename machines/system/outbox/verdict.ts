import type { Failure } from '../../../contracts/ports';
import { refusals } from '../../../contracts/vocabulary/failures';

/** What a failed mutation means for its work. */
export type Verdict =
  /** The gateway decided against it. */
  | 'refused'
  /** It was turned away at the door and may go again as it is. */
  | 'turnedAway'
  /** It may have been done: ask before anything else. */
  | 'lost';

const decided = new Set<string>(refusals);
const turned = new Set([401, 403, 429]);

export function verdictOf(failure: Failure): Verdict {
  if (decided.has(failure.code)) return 'refused';
  if (failure.code === 'NO_VALID_TOKEN' || failure.code === 'NOT_LOGGED_IN') return 'turnedAway';
  if (failure.code === 'UNKNOWN_FIELD') return 'refused';
  if (failure.code !== 'BAD_STATUS') return 'lost';
  const status = Number(failure.values?.status);
  if (turned.has(status)) return 'turnedAway';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'lost';
}

/** Milliseconds before the next try: doubling from 2 s, 30 s at most. */
export function backOff(attempt: number): number {
  return Math.min(30_000, 2000 * 2 ** Math.max(0, attempt - 1));
}

/** Milliseconds by which we wait longer than a request can last. */
const margin = 5000;

/**
 * Milliseconds before it may be asked what a request did whose answer was lost a moment ago: one that ran into its deadline is
 * over, any other may still be worked on until its deadline has passed.
 */
export function waitAfterLoss(failure: Failure, requestDeadline: number): number {
  return failure.code === 'TIMED_OUT' ? margin : requestDeadline + margin;
}

/**
 * The same for a request of a page that is gone, `sinceWritten` milliseconds after the journal learned of it. A call may wait for the
 * session, be refused and go again, so four deadlines are the longest that it can last.
 */
export function waitAfterDeath(sinceWritten: number, requestDeadline: number): number {
  return Math.min(requestDeadline + margin, Math.max(0, 4 * requestDeadline - sinceWritten));
}
