import type { Failure } from '../../../contracts/ports';

/** Milliseconds before the next try: doubling from 2 s, 30 s at most. */
export function backOffDelay(attempt: number): number {
  return Math.min(30_000, 2000 * 2 ** Math.max(0, attempt - 1));
}

/** Milliseconds by which we wait longer than a request can last. */
const margin = 5000;

/**
 * Milliseconds before it may be asked what a request did whose answer was lost a moment ago: one that ran into its deadline is
 * over, any other may still be worked on until its deadline has passed.
 */
export function delayAfterLoss(failure: Failure, requestDeadline: number): number {
  return failure.code === 'TIMED_OUT' ? margin : requestDeadline + margin;
}

/**
 * The same for a request of a page that is gone, `sinceWritten` milliseconds after the journal learned of it. A call may wait for the
 * session, be refused and go again, so four deadlines are the longest that it can last.
 */
export function delayAfterClosedPage(sinceWritten: number, requestDeadline: number): number {
  return Math.min(requestDeadline + margin, Math.max(0, 4 * requestDeadline - sinceWritten));
}
