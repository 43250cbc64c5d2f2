import { fromCallback, type EventObject } from 'xstate';
import { isJobOver, isSendOver } from '../../domain/sends';
import { seat } from '../../kit/seat';
import type { JobFacts, OutboxFacts } from '../../seats/outbox';

function countOver({ sends }: OutboxFacts): number {
  return Object.values(sends).filter(isSendOver).length;
}

/** A report that will stand in this list once the gateway has it. Imported ones come by hundreds, and end together. */
function isAwaited(job: JobFacts): boolean {
  const { work } = job;
  return work.kind === 'mark' && work.mark.type === 'report' && !work.mark.imported && !isJobOver(job);
}

const awaitedIn = ({ jobs }: OutboxFacts): string[] =>
  Object.values(jobs)
    .filter(isAwaited)
    .map(({ id }) => id);

/**
 * Says `work.over` when a send ends, or a report that was on its way when the list was read, whoever asked for it: one that outlived
 * its page or its screen has no asker left.
 */
export const workOver = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = seat(system, 'outbox');
  const before = outbox.getSnapshot().context;
  let over = countOver(before);
  let awaited = awaitedIn(before);
  const { unsubscribe } = outbox.subscribe(({ context }) => {
    const now = { over: countOver(context), awaited: awaitedIn(context) };
    const hasCome = (id: string) => !now.awaited.includes(id) && context.jobs[id]?.phase !== 'failed';
    if (now.over > over || awaited.some(hasCome)) sendBack({ type: 'work.over' });
    ({ over, awaited } = now);
  });
  return unsubscribe;
});
