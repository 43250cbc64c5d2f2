import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { importMachine } from '../import/import.machine';
import type { importDoorMachine } from './import-door.machine';

/** What a screen shows of it: the import that is open, and whether its code is on its way or didn't come. */
export function importDoorView(snapshot: SnapshotFrom<typeof importDoorMachine>) {
  const children: Record<string, unknown> = snapshot.children;
  return {
    import: snapshot.matches('open')
      ? (children['import'] as ActorRefFrom<typeof importMachine> | undefined)
      : undefined,
    fetching: snapshot.matches('fetching'),
    lacks: snapshot.matches('lacking'),
  };
}
