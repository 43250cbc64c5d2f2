import type { SnapshotEvent, SnapshotFrom } from 'xstate';
import type { OutboxEvent, OutboxFacts } from '../../seats/outbox';
import type { outboxMachine } from '../outbox/outbox.machine';

export interface OutboxRelayContext extends OutboxFacts {
  /** Said before the outbox was there, in that order. */
  unheard: OutboxEvent[];
}

/** The outbox shows something else than before. */
export type OutboxMoved = SnapshotEvent<SnapshotFrom<typeof outboxMachine>> & { type: 'xstate.snapshot.outbox' };
export type OutboxRelayEvent = OutboxEvent | OutboxMoved;
