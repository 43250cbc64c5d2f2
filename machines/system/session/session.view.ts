import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

/** What the stage and the sign-in screens show of the session. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const { failure, missed, userId } = snapshot.context;
  return {
    restoring: snapshot.matches('restoring'),
    unreachable: snapshot.matches('restoring') && missed > 0,
    signedIn: snapshot.matches('signedIn'),
    expired: snapshot.matches('expired') || snapshot.matches('ending'),
    busy: snapshot.hasTag('busy'),
    failure,
    userId,
  };
}
