import { fromPromise } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { systemClockOf, portsOf } from '../../kit/port';
import type { DraftChange } from './drafts.types';

export interface WriteDrafts {
  profileId: string;
  changes: Record<string, DraftChange>;
}

/** Brings the browser's copy up to date; done with why some of it isn't kept, null where all is. The drafts live on in memory. */
export const writeDrafts = fromPromise<Failure | null, WriteDrafts>(async ({ input, signal, system }) => {
  const { writeDraft, deleteDraft } = portsOf(system);
  const savedAt = systemClockOf(system).now();
  const { profileId } = input;
  const outcomes = await Promise.all(
    Object.entries(input.changes).map(([key, change]) =>
      change.kept
        ? writeDraft({ key, profileId, savedAt, value: change.value }, signal)
        : deleteDraft({ key, profileId }, signal),
    ),
  );
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.failure))[0] ?? null;
});
