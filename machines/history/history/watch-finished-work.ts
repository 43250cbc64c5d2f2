import { fromCallback, type EventObject } from 'xstate';
import { isSendDone } from '../../domain/sends';
import { systemActor } from '../../kit/system-actor';
import type { OutboxFacts } from '../../system-actors/outbox';

/** Told to the history: the gateway has reports, or answers to them, that the list was read without. */
export interface WorkFinished {
  type: 'mutation.over';
}

const finishedIds = ({ sends, jobs, sendsEndedElsewhere }: OutboxFacts): string[] => [
  ...Object.values(sends).flatMap((facts) => (isSendDone(facts) ? facts.id : [])),
  ...Object.values(jobs).flatMap(({ id, work, phase }) => (work.kind === 'reply' && phase === 'done' ? id : [])),
  `elsewhere ${sendsEndedElsewhere}`,
];

/** Says `mutation.over` when a send or a reply ends, in whichever tab; one that was undone has changed nothing. */
export const watchFinishedWork = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  let known = new Set(finishedIds(outbox.getSnapshot().context));
  const { unsubscribe } = outbox.subscribe(({ context }) => {
    const ids = finishedIds(context);
    const isNew = ids.some((id) => !known.has(id));
    known = new Set(ids);
    if (isNew) sendBack({ type: 'mutation.over' } satisfies WorkFinished);
  });
  return unsubscribe;
});
