import type { SnapshotFrom } from 'xstate';
import type { operationMachine } from './operation.machine';

/** How far an operation is; `left` counts the listings of a mark that no request has carried yet. */
export function operationView(snapshot: SnapshotFrom<typeof operationMachine>) {
  const { id, work, round, failure, done } = snapshot.context;
  return {
    id,
    kind: work.kind,
    round,
    left: work.kind === 'mark' ? work.mark.ids.length : 1,
    refused: done.refused.length,
    failure,
  };
}
