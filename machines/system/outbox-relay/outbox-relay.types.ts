import type { OutboxEvent, OutboxFacts } from '../../system-actors/outbox';

export interface OutboxRelayContext extends OutboxFacts {
  /** Said before the outbox was there, in that order. */
  unheard: OutboxEvent[];
}

/** The outbox shows something else than before. */
export interface OutboxChanged {
  type: 'xstate.snapshot.outbox';
  snapshot: { context: OutboxFacts };
}
export type OutboxRelayEvent = OutboxEvent | OutboxChanged;
