import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../contracts/ports';

/** The view, the parent, a child or a seat says something to the machine; with `inner`, to one that it runs: `reportDrawer`, `shell/menu`. */
export interface SaidStep {
  do: 'send';
  event: AnyEventObject;
  inner?: string;
}

/** One step of a walk, as a person or the outside takes it; it can be taken again on a fresh machine. */
export type Step =
  | SaidStep
  /** The outside answers the `nth` time (from 1, over the whole walk) that this port was asked, also when nobody waits any more. */
  | { do: 'answer'; port: string; nth: number; outcome: Outcome<unknown> }
  /** The clock moves on; what is due on the way fires. */
  | { do: 'wait'; ms: number }
  | { do: 'online'; online: boolean };

/** `to` is the state value after the step, as JSON: where it differs in a later version, the walk says so. */
export type TakenStep = Step & { to: string };

/**
 * A walk through one machine: the form in which the explorer keeps, shares and replays it, and in which a running console will
 * record one.
 */
export interface Walk {
  format: 1;
  /** Its name in the roster. */
  machine: string;
  /** Of the machine's states and transitions, to tell an older version. */
  fingerprint: string;
  life: string;
  steps: readonly TakenStep[];
}
