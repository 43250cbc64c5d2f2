import { fromCallback, type EventObject } from 'xstate';
import { isMutationDone, isSendDone } from '../../domain/sends';
import { systemActor } from '../../kit/system-actor';
import type { QueuedMutationFacts, OutboxFacts } from '../../system-actors/outbox';

function countOver({ sends, sendsEndedElsewhere }: OutboxFacts): number {
  return Object.values(sends).filter(isSendDone).length + sendsEndedElsewhere;
}

/** It will stand in this list once the gateway has it. Imported ones come by hundreds, and end together. */
const isReport = ({ work }: QueuedMutationFacts): boolean =>
  work.kind === 'mark' && work.mark.type === 'report' && !work.mark.imported;

const awaitedIn = ({ jobs }: OutboxFacts): string[] =>
  Object.values(jobs)
    .filter((job) => isReport(job) && !isMutationDone(job))
    .map(({ id }) => id);

/** Reports that another tab has made: nobody awaited them here. */
const madeElsewhere = ({ jobs }: OutboxFacts): string[] =>
  Object.values(jobs)
    .filter((job) => job.elsewhere && job.phase === 'done' && isReport(job))
    .map(({ id }) => id);

/**
 * Says `work.over` when a send ends, in whichever tab, or a report that was on its way when the list was read, whoever asked for it:
 * one that outlived its page or its screen has no asker left.
 */
export const watchFinishedMutations = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const before = outbox.getSnapshot().context;
  let over = countOver(before);
  let awaited = awaitedIn(before);
  let made = madeElsewhere(before);
  const { unsubscribe } = outbox.subscribe(({ context }) => {
    const now = { over: countOver(context), awaited: awaitedIn(context), made: madeElsewhere(context) };
    const hasCome = (id: string) => !now.awaited.includes(id) && context.jobs[id]?.phase !== 'failed';
    if (now.over > over || awaited.some(hasCome) || now.made.some((id) => !made.includes(id)))
      sendBack({ type: 'work.over' });
    ({ over, awaited, made } = now);
  });
  return unsubscribe;
});
