import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportedDetailMachine } from '../reported-detail/reported-detail.machine';
import type { reportedDetailLauncherMachine } from './reported-detail-launcher.machine';

/** The detail that is open; undefined while none is, or its code is on its way. */
export function reportedDetailOf(
  snapshot: SnapshotFrom<typeof reportedDetailLauncherMachine>,
): ActorRefFrom<typeof reportedDetailMachine> | undefined {
  const children: Record<string, unknown> = snapshot.children;
  return snapshot.matches('open')
    ? (children['detail'] as ActorRefFrom<typeof reportedDetailMachine> | undefined)
    : undefined;
}
