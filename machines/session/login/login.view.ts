import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine';

/** The faults at the fields; whether the session accepts the credentials is the session's to say. */
export function loginView(snapshot: SnapshotFrom<typeof loginMachine>) {
  const { lang, faults, redirect, user } = snapshot.context;
  return { lang, faults, redirect, user };
}
