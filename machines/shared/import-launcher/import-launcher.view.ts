import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { importTipMachine } from '../import-tip/import-tip.machine';
import type { importMachine } from '../import/import.machine';
import type { importLauncherMachine } from './import-launcher.machine';

/** What a screen shows of it: the import that is open, whether its code is on its way or didn't come, and the tip beside it. */
export function importLauncherView(snapshot: SnapshotFrom<typeof importLauncherMachine>) {
  const children: Record<string, unknown> = snapshot.children;
  return {
    import: snapshot.matches('open')
      ? (children['import'] as ActorRefFrom<typeof importMachine> | undefined)
      : undefined,
    fetching: snapshot.matches('fetching'),
    lacks: snapshot.matches('lacking'),
    tip: children['importTip'] as ActorRefFrom<typeof importTipMachine> | undefined,
  };
}
