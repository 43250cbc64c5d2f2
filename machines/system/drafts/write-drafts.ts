import { fromPromise } from 'xstate';
import { clockworkOf, portsOf } from '../../kit/port';
import type { DraftChange } from './drafts.types';

export interface WriteDrafts {
  profileId: string;
  changes: Record<string, DraftChange>;
}

/** Brings the browser's copy up to date. A browser that keeps nothing is no fault: the drafts live on in memory. */
export const writeDrafts = fromPromise<void, WriteDrafts>(async ({ input, signal, system }) => {
  const { writeDraft, deleteDraft } = portsOf(system);
  const savedAt = clockworkOf(system).now();
  const { profileId } = input;
  await Promise.all(
    Object.entries(input.changes).map(([key, change]) =>
      change.kept
        ? writeDraft({ key, profileId, savedAt, value: change.value }, signal)
        : deleteDraft({ key, profileId }, signal),
    ),
  );
});
