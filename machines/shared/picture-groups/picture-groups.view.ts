import type { SnapshotFrom } from 'xstate';
import type { PictureFault } from '../../../contracts/ports';
import { noPictureGroups, type PictureGroups } from '../../domain/picture-groups';
import type { pictureGroupsMachine, PictureGroupsContext } from './picture-groups.machine';

/** What is known of the pictures that were wanted. */
export interface PictureGroupsView {
  comparing: boolean;
  /** How many of them were looked at, of how many. */
  read: number;
  count: number;
  groups: PictureGroups;
  faults: PictureGroupsContext['faults'];
}

export const initialPictureGroupsView: PictureGroupsView = {
  comparing: false,
  read: 0,
  count: 0,
  groups: noPictureGroups,
  faults: {},
};

export function pictureGroupsView(snapshot: SnapshotFrom<typeof pictureGroupsMachine>): PictureGroupsView {
  const { groups, faults, asked } = snapshot.context;
  return {
    comparing: snapshot.value === 'comparing',
    read: Object.keys(groups.hashes).length + Object.keys(faults).length,
    count: asked.length,
    groups,
    faults,
  };
}

/** How many could not be compared, by what kept them from it. */
export function countFaults(faults: PictureGroupsContext['faults']): Record<PictureFault, number> {
  const counts = { BLOCKED: 0, MISSING: 0 };
  for (const fault of Object.values(faults)) counts[fault] += 1;
  return counts;
}
