import type { SnapshotFrom } from 'xstate';
import type { sellerHistoryMachine } from './seller-history.machine';

/** The reports of the seller that were read, what they count, and how many are left. */
export function sellerHistoryView(snapshot: SnapshotFrom<typeof sellerHistoryMachine>) {
  const { reports, total, counts, failure } = snapshot.context;
  return {
    reports,
    counts,
    left: Math.max(0, total - reports.length),
    asking: snapshot.hasTag('asking'),
    failure: snapshot.matches('failed') ? failure : null,
    none: snapshot.matches('shown') && reports.length === 0,
  };
}
