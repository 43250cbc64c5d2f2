import type { SnapshotFrom } from 'xstate';
import type { profilePageMachine } from './profile-page.machine';

/** Whether the profile may be asked for again, and the form of the account while it is open. */
export function profilePageView(snapshot: SnapshotFrom<typeof profilePageMachine>) {
  return {
    canCheck: snapshot.can({ type: 'verification.check' }),
    efficiency: snapshot.context.efficiency,
    accountForm: snapshot.children.accountForm ?? null,
  };
}
