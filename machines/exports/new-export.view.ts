import type { ProfileSummary } from '../../contracts/shapes';
import type { NewExportContext } from './new-export';

interface Snapshot<Values> {
  context: NewExportContext<Values>;
  value: unknown;
  hasTag: (tag: 'busy') => boolean;
  can: (event: { type: 'form.close' }) => boolean;
}

const nobody: ProfileSummary[] = [];

/** What either form shows: what the fields begin with, what was refused, and whether it is on its way out. */
export function newExportView<Values>(snapshot: Snapshot<Values>) {
  const { values, refused, failure, auditors } = snapshot.context;
  return {
    values,
    refused,
    failure,
    auditors: auditors.value ?? nobody,
    auditorsFailure: auditors.failure,
    open: snapshot.value !== 'leaving' && snapshot.value !== 'gone',
    submitting: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
  };
}
