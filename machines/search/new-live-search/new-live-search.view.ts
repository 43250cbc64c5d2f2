import type { SnapshotFrom } from 'xstate';
import type { newLiveSearchMachine } from './new-live-search.machine';

/** What the form shows: the typed values, a fault at each field, and whether it is on its way out. */
export function newLiveSearchView(snapshot: SnapshotFrom<typeof newLiveSearchMachine>) {
  const { values, faults, failure } = snapshot.context;
  return {
    values,
    faults,
    failure,
    open: !snapshot.matches('leaving') && !snapshot.matches('gone'),
    submitting: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
  };
}
