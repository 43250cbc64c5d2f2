import type { Failure, Outcome } from '../../contracts/ports';
import { failureClassOf } from '../domain/failure-class';

/** The event that a port's answer is. */
export type OutcomeEvent<T> = { output: Outcome<T> };
type Answered = { event: OutcomeEvent<unknown> };

/** Guard of an `onDone`: the port answered with a value. */
export function succeeded({ event }: Answered): boolean {
  return event.output.ok;
}

/** The value of a port's done event; throws when it was a failure, so guard the transition with `succeeded`. */
export function valueOf<T>(event: OutcomeEvent<T>): T {
  if (!event.output.ok) throw new Error(`A failure was read as a value: ${event.output.failure.code}`);
  return event.output.value;
}

/** The failure of a port's done event; throws when it was a value. */
export function failureOf(event: OutcomeEvent<unknown>): Failure {
  if (event.output.ok) throw new Error('A value was read as a failure.');
  return event.output.failure;
}

/** Of an `onDone` that `succeeded` has left: the machine's action `setFailure`, given the failure. */
export const setFailure = { type: 'setFailure', params: ({ event }: Answered) => failureOf(event) } as const;

/** Guard of the same: the person took the work back, or gave it up; nobody refused it. */
export const wasTakenBack = ({ event }: Answered): boolean => failureOf(event).code === 'ABORTED';

/** Guards of an `onDone` that `succeeded` has left: what the failure means for the work. */
export const wasRefused = ({ event }: Answered): boolean => failureClassOf(failureOf(event)) === 'refused';
export const wasTurnedAway = ({ event }: Answered): boolean => failureClassOf(failureOf(event)) === 'turnedAway';
export const wasLost = ({ event }: Answered): boolean => failureClassOf(failureOf(event)) === 'lost';
