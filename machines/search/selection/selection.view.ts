import type { SnapshotFrom } from 'xstate';
import type { selectionMachine } from './selection.machine';

/** What is chosen of what is shown, what is asked before it is decided, and how many were trusted together last. */
export function selectionView(snapshot: SnapshotFrom<typeof selectionMachine>) {
  const { shown, chosen, plan, trusted, whole } = snapshot.context;
  return {
    shown: shown.length,
    chosen,
    plan,
    trusted: trusted.length,
    /** The rest of the search is being read to be chosen. */
    reading: snapshot.matches({ choosing: 'reading' }),
    whole,
  };
}
