import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportedDetailMachine } from '../reported-detail/reported-detail.machine';
import type { reportedDetailDoorMachine } from './reported-detail-door.machine';

/** The detail that is open; undefined while none is, or its code is on its way. */
export function reportedDetailIn(
  snapshot: SnapshotFrom<typeof reportedDetailDoorMachine>,
): ActorRefFrom<typeof reportedDetailMachine> | undefined {
  const children: Record<string, unknown> = snapshot.children;
  return snapshot.matches('open')
    ? (children['detail'] as ActorRefFrom<typeof reportedDetailMachine> | undefined)
    : undefined;
}
