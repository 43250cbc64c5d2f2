import type { SnapshotFrom } from 'xstate';
import type { logoutMachine } from './logout.machine';

/** Whether the person is asked before pending work is given up, which may be `uncounted`; whether signing out failed is the session's to say. */
export function logoutView(snapshot: SnapshotFrom<typeof logoutMachine>) {
  const { pending, recovering } = snapshot.context;
  return { waiting: snapshot.matches('waiting'), asking: snapshot.matches('asking'), pending, uncounted: recovering };
}
