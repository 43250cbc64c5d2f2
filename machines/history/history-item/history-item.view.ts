import type { SnapshotFrom } from 'xstate';
import type { historyItemMachine } from './history-item.machine';

/** One report of the history: what is known of it, or why nothing is. */
export function historyItemView(snapshot: SnapshotFrom<typeof historyItemMachine>) {
  const { caseId, item, failure } = snapshot.context;
  const asking = snapshot.hasTag('asking');
  return {
    caseId,
    item,
    phase:
      item !== null
        ? ('shown' as const)
        : asking
          ? ('asking' as const)
          : failure?.code === 'CASE_NOT_FOUND'
            ? ('missing' as const)
            : ('failed' as const),
    failure: snapshot.matches('failed') ? failure : null,
    gallery: snapshot.children.gallery ?? null,
    /** What has become of its listing; null while the report is not there. */
    listingNow: snapshot.children.listingNow ?? null,
    translation: snapshot.children.translation ?? null,
    carousel: snapshot.children.carousel,
  };
}
