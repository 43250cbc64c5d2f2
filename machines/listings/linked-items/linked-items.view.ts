import type { SnapshotFrom } from 'xstate';
import type { linkedItemsMachine } from './linked-items.machine';

/** The linked listings that are known; they themselves are in the system actor `listings`. */
export function linkedItemsView(snapshot: SnapshotFrom<typeof linkedItemsMachine>) {
  const { ids, linked, asked, failure } = snapshot.context;
  return {
    ids,
    total: linked?.length ?? null,
    left: Math.max(0, (linked?.length ?? 0) - asked),
    asking: snapshot.hasTag('asking'),
    failure: snapshot.matches('failed') ? failure : null,
    none: snapshot.matches('shown') && ids.length === 0,
  };
}
