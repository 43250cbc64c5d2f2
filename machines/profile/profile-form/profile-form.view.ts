import type { SnapshotFrom } from 'xstate';
import type { profileFormMachine } from './profile-form.machine';

/** What the form shows: what the fields hold, what was refused, and whether a password is still to be asked for. */
export function profileFormView(snapshot: SnapshotFrom<typeof profileFormMachine>) {
  const { values, refused, failure, passwordChanged, unchanged } = snapshot.context;
  return {
    values,
    refused,
    failure,
    passwordChanged,
    unchanged,
    open: !snapshot.matches('leaving') && !snapshot.matches('gone'),
    submitting: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
  };
}
