import type { OutboxFacts } from '../../seats/outbox';

/** What an outbox shows that has nothing in hand. */
export const noWork: OutboxFacts = {
  jobs: {},
  sends: {},
  pendingCount: 0,
  durable: true,
  recovering: false,
  sendsEndedElsewhere: 0,
};
