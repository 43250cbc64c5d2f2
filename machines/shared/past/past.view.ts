import type { SnapshotFrom } from 'xstate';
import type { pastMachine } from './past.machine';

type Snapshot = SnapshotFrom<typeof pastMachine>;

/** `opening` while what is kept is read, and while the screen lies beneath another. */
export type PastPhase = 'opening' | 'reading' | 'stopped' | 'failed' | 'whole';

function phaseOf(snapshot: Snapshot): PastPhase {
  if (snapshot.matches('whole') || snapshot.matches('failed')) return snapshot.value as 'whole' | 'failed';
  if (snapshot.matches('stopping') || snapshot.matches('stopped')) return 'stopped';
  return snapshot.matches('reading') || snapshot.matches('finishing') ? 'reading' : 'opening';
}

/** What is known of the past, and how far it was read. */
export function pastView(snapshot: Snapshot) {
  const { reports, progress, saved, failure } = snapshot.context;
  const { source, from, total, since, readAt } = progress;
  return {
    phase: phaseOf(snapshot),
    /** Each once, the latest sent first; the same array until it follows what was read. */
    reports,
    /** Whether all was read at least once: otherwise the oldest are missing. */
    isWhole: readAt !== null,
    /** When all was known last, epoch milliseconds. */
    readAt,
    /** What is being read: the reports, or their cases. How many of them were read, of how many; null where only what is new is read, and before it is known. */
    source,
    read: from,
    total: since === null && total > 0 ? total : null,
    /** False where the browser refuses to keep it: it is read again at the next visit. */
    saved,
    failure: snapshot.matches('failed') ? failure : null,
  };
}
export type PastView = ReturnType<typeof pastView>;
