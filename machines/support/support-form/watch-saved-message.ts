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

function toQueuedMessage({ id, phase, work }: QueuedMutationFacts): QueuedMessage | null {
  if (phase === 'done' || phase === 'failed' || phase === 'countdown') return null;
  if (work.kind !== 'command' || work.command.type !== 'sendMessageToSupport') return null;
  return { id, phase, message: work.command.input };
}

/** The first message that the outbox has in hand, whoever asked for it. */
export function queuedMessageOf({ jobs = {} }: Partial<Pick<OutboxFacts, 'jobs'>>): QueuedMessage | null {
  for (const job of Object.values(jobs)) {
    const found = toQueuedMessage(job);
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
  let previous = '';
  let isSent = false;
  const publishMessage = () => {
    const job = queuedMessageOf(outbox.getSnapshot().context);
    const current = job === null ? '' : `${job.id} ${job.phase}`;
    if (job !== null && current !== previous) sendBack({ type: 'job.seen', job } satisfies SavedMessageEvent);
    previous = current;
  };
  const publishDraft = () => {
    const draft = drafts.getSnapshot().context.drafts?.[supportDraft];
    if (isSent || !isSupportDraft(draft)) return;
    isSent = true;
    sendBack({ type: 'draft.seen', draft } satisfies SavedMessageEvent);
  };
  publishDraft();
  publishMessage();
  const subscriptions = [outbox.subscribe(publishMessage), drafts.subscribe(publishDraft)];
  return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
});
