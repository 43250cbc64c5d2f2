import type { Outcome } from '../../contracts/ports';
import type { ListView } from './list/list.view';
import type { DeletionsChanged, QueuedDeletion } from './watch-system-actors';

/** What became of a deletion. */
export type DeletionDone = {
  type: `xstate.done.actor.deletion.${string}`;
  actorId: string;
  output: Outcome<{ id: string }>;
};

/** What a list hears of its rows that go. */
export type DeletionEvent = { type: 'pointer.leave' } | DeletionsChanged | DeletionDone;

/** The child that deletes that row. */
export const deletionOf = (id: string): `deletion.${string}` => `deletion.${id}`;

export const isDeletionOver = (event: { type: string }): event is DeletionDone =>
  event.type.startsWith('xstate.done.actor.deletion');

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
  seen.find((deletion) => deletion.id === id && deletion.phase === 'countdown');

/** The deletion of that row that is late: it isn't done, and the row counts as there (ruling L06). */
export const delayedDeletionOf = ({ seen }: Pick<Deletions, 'seen'>, id: string): QueuedDeletion | undefined =>
  seen.find((deletion) => deletion.id === id && isRunning(deletion) && deletion.delay !== undefined);

/** Whether that row is gone and counts no more: one whose deletion is late does. */
export const isDeleted = (context: Omit<Deletions, 'past'>, id: string): boolean =>
  deletedIdsOf(context).includes(id) && delayedDeletionOf(context, id) === undefined;

/** The line that stands for a row that goes. */
export interface DeletionLine {
  /** World time until which it can be taken back, epoch milliseconds; null when it can't. */
  goesAt: number | null;
  /** Its deletion that isn't done yet though it should be. */
  late: QueuedDeletion | null;
}

/** The line of that row; null where the row stays. */
export const deletionLineOf = (context: Omit<Deletions, 'past'>, id: string): DeletionLine | null =>
  deletedIdsOf(context).includes(id)
    ? {
        goesAt: undoableDeletionOf(context, id)?.goesAt ?? null,
        late: delayedDeletionOf(context, id) ?? null,
      }
    : null;

/** The row whose deletion can be taken back and stands last; null where there is none. */
export const lastUndoableOf = (rows: readonly { id: string; gone: DeletionLine | null }[]): string | null =>
  rows.findLast(({ gone }) => gone !== null && gone.goesAt !== null)?.id ?? null;

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
export function settleDeletion(
  { deletions, deleted }: Deletions,
  { actorId, output }: DeletionDone,
): Partial<Pick<Deletions, 'deletions' | 'deleted'>> {
  const id = deletions.find((one) => deletionOf(one) === actorId);
  if (id === undefined) return {};
  return {
    deletions: deletions.filter((deletion) => deletion !== id),
    deleted: output.ok ? mergeIds(deleted, [id]) : deleted,
  };
}

/** What is known once the list shows that: after an answer nothing stands for the rows that are gone. */
export const showList = <Row>(
  context: Deletions & { list: ListView<Row> },
  list: ListView<Row>,
): { list: ListView<Row>; past?: string[] } =>
  context.list.asking && !list.asking ? { list, past: dismissedIdsOf(context) } : { list };

/** What takes that row's deletion back from the outbox. */
export const toTakeBack = (context: Pick<Deletions, 'seen'>, id: string) => ({
  type: 'send.cancel' as const,
  id: undoableDeletionOf(context, id)?.jobId ?? '',
});
