import type { SnapshotFrom } from 'xstate';
import { supportFaults, type SupportFaults } from '../../domain/support-message';
import type { supportFormMachine } from './support-form.machine';

const faultless: SupportFaults = { email: null, userId: null, siteId: null, message: null };

/** The form to write to support: what is typed and what the profile knows, what each field lacks, and how far the message is. */
export function supportFormView(snapshot: SnapshotFrom<typeof supportFormMachine>) {
  const { known, values, attempted, waiting, failure, caseId, signedIn } = snapshot.context;
  return {
    signedIn,
    known,
    values,
    faults: attempted ? supportFaults(values) : faultless,
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
