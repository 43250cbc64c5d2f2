import type { CommandInput, CommandName, QueuedMutationFacts, OutboxFacts } from '../system-actors/outbox';
import { watchOutbox } from './watch-outbox';

/** Work that takes a row of a list away, as the outbox has it, whichever visit or tab it was asked for in; `id` is the row's. */
export interface QueuedDeletion extends Pick<QueuedMutationFacts, 'phase' | 'goesAt' | 'elsewhere' | 'delay'> {
  id: string;
  jobId: string;
  command: CommandName;
}
export type DeletionsChanged = { type: 'deletions.seen'; deletions: QueuedDeletion[] };

/** What takes the row away is named by its own id, or by that of its seller. */
function rowOf(input: CommandInput): string | null {
  if ('id' in input) return String(input.id);
  return 'sellerId' in input ? String(input.sellerId) : null;
}

/** The work by these commands that the outbox knows of. */
export function queuedDeletionsOf(
  { jobs }: Pick<OutboxFacts, 'jobs'>,
  names: readonly CommandName[],
): QueuedDeletion[] {
  return Object.values(jobs).flatMap(({ id: jobId, phase, goesAt, elsewhere, delay, work }) => {
    if (work.kind !== 'command' || !names.includes(work.command.type)) return [];
    const id = rowOf(work.command.input);
    return id === null
      ? []
      : [{ id, jobId, command: work.command.type, phase, goesAt, elsewhere, ...(delay && { delay }) }];
  });
}

/** Says `deletions.seen` at once where the outbox knows of any, and whenever one moves. */
export const watchDeletions = watchOutbox<QueuedDeletion[], { commands: readonly CommandName[] }>(
  (facts, { commands }) => queuedDeletionsOf(facts, commands),
  (deletions): DeletionsChanged => ({ type: 'deletions.seen', deletions }),
  [],
);
