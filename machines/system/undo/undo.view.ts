import type { SnapshotFrom } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { countingDown } from './undo.rules';
import type { undoMachine } from './undo.machine';

/** Why nothing can be undone now, null when something can. */
export const whyNothingToUndo = ({ context }: SnapshotFrom<typeof undoMachine>): BlockReason | null =>
  context.decisions.length > 0 || countingDown(context.outbox.getSnapshot().context) !== undefined
    ? null
    : blockReason('NOTHING_TO_UNDO');
