import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../kit/seat';
import type { CommandName, JobFacts, OutboxFacts } from '../seats/outbox';

/** A deletion of a report as the outbox has it, whichever visit or tab it was asked for in; `id` is the report's. */
export interface DeletionSeen extends Pick<JobFacts, 'phase' | 'goesAt' | 'elsewhere'> {
  id: string;
  jobId: string;
}
export type DeletionsHeard = { type: 'deletions.seen'; deletions: DeletionSeen[] };

/** The deletions by that command that the outbox knows of. */
export function deletionsIn({ jobs }: Pick<OutboxFacts, 'jobs'>, name: CommandName): DeletionSeen[] {
  return Object.values(jobs).flatMap(({ id: jobId, phase, goesAt, elsewhere, work }) =>
    work.kind === 'command' && work.command.type === name && 'id' in work.command.input
      ? [{ id: String(work.command.input.id), jobId, phase, goesAt, elsewhere }]
      : [],
  );
}

/** Says `deletions.seen` at once where the outbox knows of any, and whenever one moves. */
export const deletionsSeen = fromCallback<EventObject, { command: CommandName }>(({ input, sendBack, system }) => {
  const outbox = seat(system, 'outbox');
  let told = '[]';
  const look = () => {
    const deletions = deletionsIn(outbox.getSnapshot().context, input.command);
    const now = JSON.stringify(deletions);
    if (now !== told) sendBack({ type: 'deletions.seen', deletions } satisfies DeletionsHeard);
    told = now;
  };
  look();
  const { unsubscribe } = outbox.subscribe(look);
  return unsubscribe;
});
