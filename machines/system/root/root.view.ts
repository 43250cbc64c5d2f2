import type { SnapshotFrom } from 'xstate';
import type { rootMachine } from './root.machine';

/** Whether a person is inside, and under which profile. */
export function rootView(snapshot: SnapshotFrom<typeof rootMachine>) {
  return { occupied: snapshot.matches('occupied'), profileId: snapshot.context.profileId };
}
