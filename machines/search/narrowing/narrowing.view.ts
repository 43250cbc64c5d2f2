import type { SnapshotFrom } from 'xstate';
import type { narrowingMachine } from './narrowing.machine';

/** What narrows the results, and the drawer where it is chosen. */
export function narrowingView(snapshot: SnapshotFrom<typeof narrowingMachine>) {
  return {
    ...snapshot.context,
    drawerMounted: !snapshot.matches('closed'),
    drawerOpen: snapshot.matches('open'),
  };
}
