import type { CommandInput, JobFacts, OutboxFacts } from '../../seats/outbox';
import { outboxSeen } from '../../shared/outbox-seen';

/** A report of that page that the outbox has in hand. */
export interface InfringementJob {
  phase: 'queued' | 'waiting' | 'inflight' | 'unknown';
  input: CommandInput<'sendBrandInfringement'>;
}
/** Null: there is none any more. */
export interface InfringementSeen {
  type: 'job.seen';
  job: InfringementJob | null;
}

function onItsWay({ phase, work }: JobFacts, productId: string): InfringementJob | null {
  if (phase === 'done' || phase === 'failed' || phase === 'countdown') return null;
  if (work.kind !== 'command' || work.command.type !== 'sendBrandInfringement') return null;
  return work.command.input.productId === productId ? { phase, input: work.command.input } : null;
}

/** The report of that page that the outbox has in hand, whoever asked for it. */
export function infringementJob({ jobs = {} }: Partial<Pick<OutboxFacts, 'jobs'>>, productId: string) {
  for (const job of Object.values(jobs)) {
    const found = onItsWay(job, productId);
    if (found !== null) return found;
  }
  return null;
}

/** Says `job.seen` whenever the report of that page moves in the outbox, and once it is there no more. */
export const infringementJobs = outboxSeen<InfringementJob | null, { productId: string }>(
  (facts, { productId }) => infringementJob(facts, productId),
  (job): InfringementSeen => ({ type: 'job.seen', job }),
  null,
);
