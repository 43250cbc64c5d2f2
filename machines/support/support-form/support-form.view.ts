import type { SnapshotFrom } from 'xstate';
import type { supportFormMachine } from './support-form.machine';

/** The form to write to support: what is typed and what the profile knows, what was refused, and how far the message is. */
export function supportFormView(snapshot: SnapshotFrom<typeof supportFormMachine>) {
  const { known, values, seed, refused, waiting, failure, caseId, signedIn } = snapshot.context;
  return {
    signedIn,
    known,
    values,
    seed,
    refused,
    step: snapshot.matches('sent')
      ? ('sent' as const)
      : snapshot.matches('unsure') || snapshot.matches({ submitting: 'unsure' })
        ? 'unsure'
        : 'writing',
    busy: snapshot.hasTag('busy'),
    waiting: snapshot.hasTag('busy') && waiting,
    canWrite: snapshot.can({ type: 'values.change', values: {} }),
    failure,
    caseId,
  };
}
