import type { SnapshotFrom } from 'xstate';
import type { searchQueueMachine } from './search-queue.machine';

/** The queue: its lines, how many of them are done with, and whether it goes on. */
export function searchQueueView(snapshot: SnapshotFrom<typeof searchQueueMachine>) {
  const { lines, failure, pausing } = snapshot.context;
  return {
    lines,
    done: lines.filter(({ fate }) => fate !== 'waiting').length,
    failure,
    going: snapshot.hasTag('busy') && !pausing,
    canPause: snapshot.can({ type: 'queue.pause' }) && !pausing,
    canResume: !snapshot.hasTag('busy') && snapshot.can({ type: 'queue.resume' }),
    over: snapshot.matches('over'),
  };
}
