import type { SnapshotFrom } from 'xstate';
import type { snapshotDownloadMachine } from './snapshot-download.machine';

/** How far the copy of a listing is, and why it isn't here. */
export function snapshotDownloadView(snapshot: SnapshotFrom<typeof snapshotDownloadMachine>) {
  const { articleId, failure } = snapshot.context;
  return { articleId, phase: snapshot.value, failure };
}
