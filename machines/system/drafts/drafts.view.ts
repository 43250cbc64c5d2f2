import type { SnapshotFrom } from 'xstate';
import type { draftsMachine } from './drafts.machine';

/** What was typed under that key and not yet sent, to be offered back; undefined when there is nothing. */
export function draftView(snapshot: SnapshotFrom<typeof draftsMachine>, key: string): unknown {
  return snapshot.context.drafts[key];
}
