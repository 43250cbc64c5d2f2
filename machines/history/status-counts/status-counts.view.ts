import type { SnapshotFrom } from 'xstate';
import type { statusCountsMachine } from './status-counts.machine';

/** How many reports each group has; a group that isn't known lacks. */
export function statusCountsView({ context: { counts } }: SnapshotFrom<typeof statusCountsMachine>) {
  return counts;
}
