import { fromCallback, type EventObject } from 'xstate';
import type { SupportMessage } from '../../../contracts/shapes';
import { isSupportDraft, supportDraft } from '../../domain/support-message';
import { systemActor } from '../../kit/system-actor';
import type { DraftFound } from '../../shared/persist-visitor-draft';
import type { QueuedMutationFacts, OutboxFacts } from '../../system-actors/outbox';

/** A message that the outbox has in hand. */
export interface QueuedMessage {
  id: string;
  phase: 'queued' | 'waiting' | 'inflight' | 'unknown';
  message: SupportMessage;
}
export type SavedMessageEvent = { type: 'job.seen'; job: QueuedMessage } | DraftFound;

function onItsWay({ id, phase, work }: QueuedMutationFacts): QueuedMessage | null {
  if (phase === 'done' || phase === 'failed' || phase === 'countdown') return null;
  if (work.kind !== 'command' || work.command.type !== 'sendMessageToSupport') return null;
  return { id, phase, message: work.command.input };
}

/** The first message that the outbox has in hand, whoever asked for it. */
export function queuedMessageOf({ jobs = {} }: Partial<Pick<OutboxFacts, 'jobs'>>): QueuedMessage | null {
  for (const job of Object.values(jobs)) {
    const found = onItsWay(job);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Follows what a former visit of the form left: says `draft.seen` once, as drafts are read a moment after the screen opens, and
 * `job.seen` whenever the message in the outbox moves. Where nobody is signed in there is neither.
 */
export const watchSavedMessage = fromCallback<EventObject, { signedIn: boolean }>(({ input, sendBack, system }) => {
  if (!input.signedIn) return undefined;
  const outbox = systemActor(system, 'outbox');
  const drafts = systemActor(system, 'drafts');
  let seen = '';
  let told = false;
  const lookAtJobs = () => {
    const job = queuedMessageOf(outbox.getSnapshot().context);
    const now = job === null ? '' : `${job.id} ${job.phase}`;
    if (job !== null && now !== seen) sendBack({ type: 'job.seen', job } satisfies SavedMessageEvent);
    seen = now;
  };
  const lookAtDraft = () => {
    const draft = drafts.getSnapshot().context.drafts?.[supportDraft];
    if (told || !isSupportDraft(draft)) return;
    told = true;
    sendBack({ type: 'draft.seen', draft } satisfies SavedMessageEvent);
  };
  lookAtDraft();
  lookAtJobs();
  const following = [outbox.subscribe(lookAtJobs), drafts.subscribe(lookAtDraft)];
  return () => following.forEach(({ unsubscribe }) => unsubscribe());
});
