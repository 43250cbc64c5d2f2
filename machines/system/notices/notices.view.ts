import type { SnapshotFrom } from 'xstate';
import type { noticesMachine } from './notices.machine';

/** The toasts from the oldest to the newest. */
export function noticesView(snapshot: SnapshotFrom<typeof noticesMachine>) {
  return { shown: snapshot.context.shown };
}
