import type { Failure, Outcome } from '../../contracts/ports';

type Done<T> = { output: Outcome<T> };

/** Guard of an `onDone`: the port answered with a value. */
export function succeeded({ event }: { event: Done<unknown> }): boolean {
  return event.output.ok;
}

/** The value of a port's done event; throws when it was a failure, so guard the transition with `succeeded`. */
export function valueOf<T>(event: Done<T>): T {
  if (!event.output.ok) throw new Error(`A failure was read as a value: ${event.output.failure.code}`);
  return event.output.value;
}

/** The failure of a port's done event; throws when it was a value. */
export function failureOf(event: Done<unknown>): Failure {
  if (event.output.ok) throw new Error('A value was read as a failure.');
  return event.output.failure;
}
