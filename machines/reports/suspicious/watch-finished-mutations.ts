import { fromCallback, type EventObject } from 'xstate';
import { isMutationDone, isSendDone } from '../../domain/sends';
import { systemActor } from '../../kit/system-actor';
import { subscribeToOutbox } from '../../shared/watch-system-actors';
import type { QueuedMutationFacts, OutboxFacts } from '../../system-actors/outbox';

function countFinishedSends({ sends, sendsEndedElsewhere }: OutboxFacts): number {
  return Object.values(sends).filter(isSendDone).length + sendsEndedElsewhere;
}

/** It will stand in this list once the gateway has it. Imported ones come by hundreds, and end together. */
const isReport = ({ work }: QueuedMutationFacts): boolean =>
  work.kind === 'mark' && work.mark.type === 'report' && !work.mark.imported;

const awaitedReportIds = ({ jobs }: OutboxFacts): string[] =>
  Object.values(jobs)
    .filter((job) => isReport(job) && !isMutationDone(job))
    .map(({ id }) => id);

/** Reports that another tab has made: nobody awaited them here. */
const reportIdsOfOtherTabs = ({ jobs }: OutboxFacts): string[] =>
  Object.values(jobs)
    .filter((job) => job.elsewhere && job.phase === 'done' && isReport(job))
    .map(({ id }) => id);

/**
 * Says `mutation.over` when a send ends, in whichever tab, or a report that was on its way when the list was read, whoever asked for it:
 * one that outlived its page or its screen has no requester left. `send.undone` when one is taken back before it goes.
 */
export const watchFinishedMutations = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const initialFacts = outbox.getSnapshot().context;
  let finishedSends = countFinishedSends(initialFacts);
  let awaitedIds = awaitedReportIds(initialFacts);
  let otherTabIds = reportIdsOfOtherTabs(initialFacts);
  const { unsubscribe } = outbox.subscribe(({ context }) => {
    const current = {
      over: countFinishedSends(context),
      awaited: awaitedReportIds(context),
      made: reportIdsOfOtherTabs(context),
    };
    const isDone = (id: string) => !current.awaited.includes(id) && context.jobs[id]?.phase !== 'failed';
    if (current.over > finishedSends || awaitedIds.some(isDone) || current.made.some((id) => !otherTabIds.includes(id)))
      sendBack({ type: 'mutation.over' });
    ({ over: finishedSends, awaited: awaitedIds, made: otherTabIds } = current);
  });
  const stopHearing = subscribeToOutbox(system, (event) => {
    if (event.type !== 'send.cancel') return;
    const send = outbox.getSnapshot().context.sends[event.id];
    if (send?.phase === 'countdown') sendBack({ type: 'send.undone', ids: send.rows.map(({ id }) => id) });
  });
  return () => {
    unsubscribe();
    stopHearing();
  };
});
