import type { QueuedDeletion } from './watch-deletions';

/** What a list knows of its rows that go. */
export interface Deletions {
  /** Rows whose deletion was asked for here and isn't over. */
  deletions: string[];
  /** Deletions that the outbox knows of, of former visits and other tabs too. */
  seen: QueuedDeletion[];
  /** Those that were deleted while this screen lived. */
  deleted: string[];
  /** Of those that are gone: nothing stands for them any more. */
  past: string[];
}

export const noDeletions: Deletions = { deletions: [], seen: [], deleted: [], past: [] };

const isRunning = ({ phase }: QueuedDeletion) => phase !== 'done' && phase !== 'failed';
const mergeIds = (...ids: readonly (readonly string[])[]) => [...new Set(ids.flat())];

/** The rows that aren't in the list any more, for all that a person is shown. */
export const deletedIdsOf = ({ deletions, seen, deleted }: Omit<Deletions, 'past'>): string[] =>
  mergeIds(
    deletions,
    seen.filter(isRunning).map(({ id }) => id),
    deleted,
  );

/** The deletion of that row, while it can be taken back from here. */
export const undoableDeletionOf = ({ seen }: Pick<Deletions, 'seen'>, id: string): QueuedDeletion | undefined =>
  seen.find((deletion) => deletion.id === id && deletion.phase === 'countdown' && !deletion.elsewhere);

/** The deletion of that row that is late: it isn't done, and the row counts as there (ruling L06). */
export const delayedDeletionOf = ({ seen }: Pick<Deletions, 'seen'>, id: string): QueuedDeletion | undefined =>
  seen.find((deletion) => deletion.id === id && isRunning(deletion) && deletion.delay !== undefined);

/** Nothing stands any more for what is gone, but for what can still be taken back. */
export const dismissedIdsOf = (context: Deletions): string[] =>
  deletedIdsOf(context).filter(
    (id) => undoableDeletionOf(context, id) === undefined && delayedDeletionOf(context, id) === undefined,
  );

/** What is known once the outbox knows that: a row whose deletion failed stands again. */
export const withQueuedDeletions = (
  context: Deletions,
  seen: QueuedDeletion[],
): Pick<Deletions, 'seen' | 'deleted' | 'past'> => ({
  seen,
  deleted: mergeIds(
    context.deleted,
    seen.filter(({ phase }) => phase === 'done').map(({ id }) => id),
  ),
  past: context.past.filter((id) => !seen.some((deletion) => deletion.id === id && deletion.phase === 'failed')),
});

/** What is known once the deletion of that row was asked for here. */
export const withDeletion = ({ deletions, past }: Deletions, id: string): Pick<Deletions, 'deletions' | 'past'> => ({
  deletions: [...deletions, id],
  past: past.filter((deletion) => deletion !== id),
});

/** What is known once it is over. */
export const withoutDeletion = (
  { deletions, deleted }: Deletions,
  id: string,
  done: boolean,
): Pick<Deletions, 'deletions' | 'deleted'> => ({
  deletions: deletions.filter((deletion) => deletion !== id),
  deleted: done ? mergeIds(deleted, [id]) : deleted,
});
