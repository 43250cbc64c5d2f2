import type { OutboxEvent, OutboxFacts } from '../../seats/outbox';

export interface OutboxRelayContext extends OutboxFacts {
  /** Said before the outbox was there, in that order. */
  unheard: OutboxEvent[];
}

/** The outbox shows something else than before. */
export interface OutboxMoved {
  type: 'xstate.snapshot.outbox';
  snapshot: { context: OutboxFacts };
}
export type OutboxRelayEvent = OutboxEvent | OutboxMoved;
