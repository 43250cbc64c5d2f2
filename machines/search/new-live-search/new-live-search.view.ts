import type { SnapshotFrom } from 'xstate';
import type { newLiveSearchMachine } from './new-live-search.machine';

/** What the form shows: what the fields begin with, what was refused, and whether it is on its way out. */
export function newLiveSearchView(snapshot: SnapshotFrom<typeof newLiveSearchMachine>) {
  const { values, refused, failure } = snapshot.context;
  return {
    values,
    refused,
    failure,
    open: !snapshot.matches('leaving') && !snapshot.matches('gone'),
    submitting: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
  };
}
