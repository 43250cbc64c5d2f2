import { isJobOver } from '../../domain/sends';
import type { JobFacts, OutboxFacts, Reply } from '../../seats/outbox';
import { outboxSeen } from '../../shared/outbox-seen';

/** A reply to this case as the outbox has it, whichever visit or tab it was given in. */
export interface ReplySeen extends Pick<JobFacts, 'id' | 'phase' | 'goesAt' | 'failure' | 'elsewhere' | 'delay'> {
  type: Reply['type'];
}
export type ReplyHeard = { type: 'reply.seen'; reply: ReplySeen | null };

function repliesTo(caseId: string, { jobs }: Pick<OutboxFacts, 'jobs'>): ReplySeen[] {
  return Object.values(jobs).flatMap(({ id, phase, goesAt, failure, elsewhere, delay, work }) =>
    work.kind === 'reply' && work.reply.caseId === caseId
      ? [{ id, phase, goesAt, failure, elsewhere, type: work.reply.type, ...(delay && { delay }) }]
      : [],
  );
}

/** The reply that is under way, or else the newest one that is over; null when the outbox knows of none. */
export function replyTo(caseId: string, facts: Pick<OutboxFacts, 'jobs'>): ReplySeen | null {
  const replies = repliesTo(caseId, facts);
  return replies.find((reply) => !isJobOver(reply)) ?? replies.at(-1) ?? null;
}

/** Says `reply.seen` at once where the outbox knows of a reply to that case, and whenever it moves. */
export const replySeen = outboxSeen<ReplySeen | null, { caseId: string }>(
  (facts, { caseId }) => replyTo(caseId, facts),
  (reply): ReplyHeard => ({ type: 'reply.seen', reply }),
  null,
);
