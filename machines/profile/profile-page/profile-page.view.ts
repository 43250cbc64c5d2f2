import type { SnapshotFrom } from 'xstate';
import type { profilePageMachine } from './profile-page.machine';

/** Whether the profile may be asked for again, and the forms of the profile and of the account while they are open; its templates. */
export function profilePageView(snapshot: SnapshotFrom<typeof profilePageMachine>) {
  return {
    canCheck: snapshot.can({ type: 'verification.check' }),
    efficiency: snapshot.context.efficiency,
    profileForm: snapshot.children.profileForm ?? null,
    accountForm: snapshot.children.accountForm ?? null,
    templates: snapshot.children.templates,
  };
}
