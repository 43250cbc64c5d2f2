import type { QueuedMutationFacts, MutationChoice, MutationDelay, MutationSettled } from '../../system-actors/outbox';
import type { OutboxContext, QueuedMutation } from './outbox.types';

/** Those who asked for the work and are still there. */
export const activeRequesters = ({ requesters }: Pick<QueuedMutation, 'requesters'>): QueuedMutation['requesters'] =>
  requesters.filter(({ requester }) => requester.getSnapshot().status === 'active');

/** What each of them is told of its end. */
export function settlementsOf(tracked: QueuedMutation, end: Pick<MutationSettled, 'failure' | 'value'>) {
  return activeRequesters(tracked).map(({ id, requester }) => ({
    requester,
    event: { type: 'mutation.settled' as const, id, work: tracked.work, ...end },
  }));
}

/** Milliseconds after which work that could have gone and isn't over is told as late (ruling L06). */
export const delayedAfter = 5000;

function reasonOf(
  { phase, failure }: Pick<QueuedMutationFacts, 'phase' | 'failure'>,
  { untold, online }: { untold: boolean; online: boolean },
): MutationDelay['reason'] {
  if (phase === 'waiting') return 'offline';
  if (phase === 'inflight') return 'inflight';
  if (phase === 'unknown' && untold) return 'undecided';
  if (phase === 'unknown') return online ? 'unanswered' : 'cutOff';
  return failure === null ? 'queued' : 'turnedAway';
}

/** Why that job isn't over, and what it does for the person now; without choices, those that it had. */
function delayOf(context: OutboxContext, job: QueuedMutationFacts, choices: MutationChoice[]): MutationDelay {
  const untold = context.tracked[job.id]?.untold === true;
  return { reason: reasonOf(job, { untold, online: context.online }), failure: job.failure, choices };
}

/** The job is late from now on. */
export function markDelayed(context: OutboxContext, id: string): Partial<OutboxContext> {
  const job = context.jobs[id];
  const tracked = context.tracked[id];
  if (!job || !tracked || job.delay) return {};
  return { jobs: { ...context.jobs, [id]: { ...job, delay: delayOf(context, job, tracked.choices) } } };
}

/** The jobs, with what is told of those that are late as they are now. */
export function refreshDelays(context: OutboxContext): Pick<OutboxContext, 'jobs'> {
  const jobs = Object.values(context.jobs).map((job) => {
    const tracked = context.tracked[job.id];
    if (!job.delay) return [job.id, job] as const;
    const { delay: _over, ...rest } = job;
    return [job.id, tracked ? { ...job, delay: delayOf(context, job, tracked.choices) } : rest] as const;
  });
  return { jobs: Object.fromEntries(jobs) };
}

/** Whether no form tells of that job: a decision on listings is shown as made, and of others the form may be gone. */
function isUnseen(context: OutboxContext, id: string): boolean {
  const tracked = context.tracked[id];
  if (!tracked) return false;
  const { work } = tracked;
  return work.kind === 'mark' ? !('imported' in work.mark) : activeRequesters(tracked).length === 0;
}

/** Whether a notice is due for that job, which is late from now on: once for all that are late together. */
export function isNoticeDue(context: OutboxContext, id: string): boolean {
  const late = Object.values(context.jobs).filter((job) => job.delay && job.id !== id);
  return isUnseen(context, id) && !late.some((job) => isUnseen(context, job.id));
}
