import type { SnapshotFrom } from 'xstate';
import { caseStatusGroups } from '../../../contracts/vocabulary/case-statuses';
import type { statusCountsMachine } from './status-counts.machine';

/** How many reports each group has, a group that isn't known lacks; `others` are in none of them, once all numbers are known. */
export function statusCountsView({ context: { counts } }: SnapshotFrom<typeof statusCountsMachine>) {
  const { all, ...groups } = counts;
  const isKnown = caseStatusGroups.every((group) => groups[group] !== undefined);
  if (all === undefined || !isKnown) return groups;
  return {
    ...groups,
    others: Math.max(0, all - caseStatusGroups.reduce((sum, group) => sum + (groups[group] ?? 0), 0)),
  };
}
