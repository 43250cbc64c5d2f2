import type { CommandInput, QueuedMutationFacts, OutboxFacts } from '../../system-actors/outbox';
import { watchOutbox } from '../../shared/watch-system-actors';

/** A report of that page that the outbox has in hand. */
export interface QueuedInfringement {
  phase: 'queued' | 'waiting' | 'inflight' | 'unknown';
  input: CommandInput<'sendBrandInfringement'>;
}
/** Null: there is none any more. */
export interface InfringementChanged {
  type: 'mutation.seen';
  job: QueuedInfringement | null;
}

function toQueuedInfringement({ phase, work }: QueuedMutationFacts, productId: string): QueuedInfringement | null {
  if (phase === 'done' || phase === 'failed' || phase === 'countdown') return null;
  if (work.kind !== 'command' || work.command.type !== 'sendBrandInfringement') return null;
  return work.command.input.productId === productId ? { phase, input: work.command.input } : null;
}

/** The report of that page that the outbox has in hand, whoever asked for it. */
export function queuedInfringementOf({ jobs = {} }: Partial<Pick<OutboxFacts, 'jobs'>>, productId: string) {
  for (const job of Object.values(jobs)) {
    const found = toQueuedInfringement(job, productId);
    if (found !== null) return found;
  }
  return null;
}

/** Says `mutation.seen` whenever the report of that page moves in the outbox, and once it is there no more. */
export const watchInfringement = watchOutbox<QueuedInfringement | null, { productId: string }>(
  (facts, { productId }) => queuedInfringementOf(facts, productId),
  (job): InfringementChanged => ({ type: 'mutation.seen', job }),
  null,
);
