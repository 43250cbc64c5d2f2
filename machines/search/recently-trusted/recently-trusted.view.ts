import type { SnapshotFrom } from 'xstate';
import { triageView } from '../../shared/triage/triage.view';
import type { recentlyTrustedMachine } from './recently-trusted.machine';

/** What was trusted here: ids in their order, and the decision on them. */
export function recentlyTrustedView(snapshot: SnapshotFrom<typeof recentlyTrustedMachine>) {
  const { ids, failure } = snapshot.context;
  return {
    phase:
      ids.length > 0
        ? ('shown' as const)
        : snapshot.matches('failed')
          ? ('failed' as const)
          : snapshot.matches('shown')
            ? ('none' as const)
            : ('asking' as const),
    ids,
    failure,
    ...triageView(snapshot.children.triage),
  };
}
