import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import type { Mark, Mutation, OutboxEvent } from '../../system-actors/outbox';
import type { AnnouncedDecision, AnnouncementsEvent } from './announcements.types';

/** What a toast tells, and what an import tells by itself, is left to them. */
const isAnnounced = (mark: Mark): mark is Extract<Mark, { type: 'approve' | 'report' | 'undo' | 'discard' }> =>
  mark.type !== 'edit' && mark.type !== 'remove' && !('imported' in mark);

function decisionOf(work: Mutation, titleOf: (id: string) => string | null): AnnouncedDecision | null {
  if (work.kind === 'send') return { kind: 'send', count: work.send.ids.length, subject: null };
  if (work.kind === 'reply') return { kind: 'reply', count: 1, subject: work.reply.caseId };
  if (work.kind !== 'mark' || !isAnnounced(work.mark)) return null;
  const { type, ids } = work.mark;
  const [first] = ids;
  return { kind: type, count: ids.length, subject: ids.length === 1 && first !== undefined ? titleOf(first) : null };
}

/** Says each decision that the person hands in on this page, whichever machine made it; none of them knows of it. */
export const watchDecisions = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const titleOf = (id: string) => systemActor(system, 'listings').getSnapshot().context.visible[id]?.title ?? null;
  const { unsubscribe } = system.inspect((seen) => {
    if (seen.type !== '@xstate.event' || seen.actorRef !== outbox) return;
    const event = seen.event as OutboxEvent;
    const decision = event.type === 'work.submit' ? decisionOf(event.work, titleOf) : null;
    if (decision !== null) sendBack({ type: 'decision.made', decision } satisfies AnnouncementsEvent);
  });
  return unsubscribe;
});
