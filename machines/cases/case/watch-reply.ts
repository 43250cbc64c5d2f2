import { isMutationDone } from '../../domain/sends';
import type { QueuedMutationFacts, OutboxFacts, Reply } from '../../system-actors/outbox';
import { watchOutbox } from '../../shared/watch-system-actors';

/** A reply to this case as the outbox has it, whichever visit or tab it was given in. */
export interface QueuedReply extends Pick<
  QueuedMutationFacts,
  'id' | 'phase' | 'goesAt' | 'failure' | 'elsewhere' | 'delay'
> {
  type: Reply['type'];
}
export type ReplyChanged = { type: 'reply.seen'; reply: QueuedReply | null };

function queuedRepliesTo(caseId: string, { jobs }: Pick<OutboxFacts, 'jobs'>): QueuedReply[] {
  return Object.values(jobs).flatMap(({ id, phase, goesAt, failure, elsewhere, delay, work }) =>
    work.kind === 'reply' && work.reply.caseId === caseId
      ? [{ id, phase, goesAt, failure, elsewhere, type: work.reply.type, ...(delay && { delay }) }]
      : [],
  );
}

/** The reply that is under way, or else the newest one that is over; null when the outbox knows of none. */
export function queuedReplyTo(caseId: string, facts: Pick<OutboxFacts, 'jobs'>): QueuedReply | null {
  const replies = queuedRepliesTo(caseId, facts);
  return replies.find((reply) => !isMutationDone(reply)) ?? replies.at(-1) ?? null;
}

/** Says `reply.seen` at once where the outbox knows of a reply to that case, and whenever it moves. */
export const watchReply = watchOutbox<QueuedReply | null, { caseId: string }>(
  (facts, { caseId }) => queuedReplyTo(caseId, facts),
  (reply): ReplyChanged => ({ type: 'reply.seen', reply }),
  null,
);
