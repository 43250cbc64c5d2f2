import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../kit/seat';
import type { CommandInput, CommandName, JobFacts, OutboxFacts } from '../seats/outbox';

/** Work on a row of a list, or on one seller, as the outbox has it, whichever visit or tab it was asked for in; `id` is the row's. */
export interface DeletionSeen extends Pick<JobFacts, 'phase' | 'goesAt' | 'elsewhere'> {
  id: string;
  jobId: string;
  command: CommandName;
}
export type DeletionsHeard = { type: 'deletions.seen'; deletions: DeletionSeen[] };

/** It is named by its own id, or by that of its seller. */
function rowOf(input: CommandInput): string | null {
  if ('id' in input) return String(input.id);
  return 'sellerId' in input ? String(input.sellerId) : null;
}

/** The work by these commands that the outbox knows of. */
export function deletionsIn({ jobs }: Pick<OutboxFacts, 'jobs'>, names: readonly CommandName[]): DeletionSeen[] {
  return Object.values(jobs).flatMap(({ id: jobId, phase, goesAt, elsewhere, work }) => {
    if (work.kind !== 'command' || !names.includes(work.command.type)) return [];
    const id = rowOf(work.command.input);
    return id === null ? [] : [{ id, jobId, command: work.command.type, phase, goesAt, elsewhere }];
  });
}

/** Says `deletions.seen` at once where the outbox knows of any, and whenever one moves. */
export const deletionsSeen = fromCallback<EventObject, { commands: readonly CommandName[] }>(
  ({ input, sendBack, system }) => {
    const outbox = seat(system, 'outbox');
    let told = '[]';
    const look = () => {
      const deletions = deletionsIn(outbox.getSnapshot().context, input.commands);
      const now = JSON.stringify(deletions);
      if (now !== told) sendBack({ type: 'deletions.seen', deletions } satisfies DeletionsHeard);
      told = now;
    };
    look();
    const { unsubscribe } = outbox.subscribe(look);
    return unsubscribe;
  },
);
