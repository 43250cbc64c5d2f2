import { fromCallback, type EventObject } from 'xstate';
import type { CommandInput, JobFacts, OutboxFacts } from '../../seats/outbox';
import { seat } from '../../kit/seat';

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
export const infringementJobs = fromCallback<EventObject, { productId: string }>(({ input, sendBack, system }) => {
  const outbox = seat(system, 'outbox');
  let seen: string | null = null;
  const look = () => {
    const job = infringementJob(outbox.getSnapshot().context, input.productId);
    const now = job?.phase ?? null;
    if (now !== seen) sendBack({ type: 'job.seen', job } satisfies InfringementSeen);
    seen = now;
  };
  look();
  const following = outbox.subscribe(look);
  return () => following.unsubscribe();
});
