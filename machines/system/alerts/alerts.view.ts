import type { SnapshotFrom } from 'xstate';
import { wantsAlerts } from '../../domain/alerts';
import type { alertsMachine } from './alerts.machine';

/** Whether it is on for this person here, what the browser allows, and whether it is being asked. */
export function alertsView(
  snapshot: SnapshotFrom<typeof alertsMachine>,
  settings: Readonly<Record<string, unknown>> | undefined,
) {
  const { right } = snapshot.context;
  const wanted = wantsAlerts(settings);
  return {
    right,
    on: wanted && right === 'granted',
    /** Wanted, and this browser has not been asked. */
    lacks: wanted && right === 'unasked',
    busy: snapshot.hasTag('busy'),
    canChange: right === 'granted' || right === 'unasked',
  };
}
