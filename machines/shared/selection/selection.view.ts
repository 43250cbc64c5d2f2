import type { SnapshotFrom } from 'xstate';
import { blockReason } from '../../domain/block-reason';
import type { selectionMachine } from './selection.machine';
import { choosableIds } from './selection.rules';

const heldReason = blockReason('SELECTION_HELD');

/** Why it can't be changed now: a report of those chosen is being made. */
export const heldReasonOf = (snapshot: SnapshotFrom<typeof selectionMachine>) =>
  snapshot.matches({ choosing: 'held' }) ? heldReason : null;

/** What is chosen, of how many that can be, what is asked before it is decided, and how many were trusted together last. */
export function selectionView(snapshot: SnapshotFrom<typeof selectionMachine>) {
  const { chosen, plan, compared, trusted, whole } = snapshot.context;
  return {
    shown: choosableIds(snapshot.context).length,
    chosen,
    plan,
    compared,
    trusted: trusted.length,
    /** The rest of the list is being read to be chosen. */
    reading: snapshot.matches({ choosing: 'reading' }),
    /** Why it can't be changed now. */
    why: heldReasonOf(snapshot),
    whole,
  };
}
