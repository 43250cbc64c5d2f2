import type { SnapshotFrom } from 'xstate';
import type { logoutMachine } from './logout.machine';

/** Whether the person is asked before pending work is given up; whether signing out failed is the session's to say. */
export function logoutView(snapshot: SnapshotFrom<typeof logoutMachine>) {
  return { asking: snapshot.matches('asking'), pending: snapshot.context.pending };
}
