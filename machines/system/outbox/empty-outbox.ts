import type { OutboxFacts } from '../../system-actors/outbox';

/** What an outbox shows that has nothing in hand. */
export const emptyOutbox: OutboxFacts = {
  jobs: {},
  sends: {},
  pendingCount: 0,
  durable: true,
  recovering: false,
  sendsEndedElsewhere: 0,
};
