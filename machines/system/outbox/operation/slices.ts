import { limits } from '../../../../contracts/vocabulary/limits';
import type { SingleMutation } from '../journal';
import type { MutationResult } from '../mutations/mutation-adapter';
import { withAdapter } from '../mutations/mutations';

export function mergeResults(first: MutationResult, second: MutationResult): MutationResult {
  return {
    value: second.value ?? first.value,
    words: [...first.words, ...second.words],
    refused: [...first.refused, ...second.refused],
  };
}

/** The listings of a work that may be more than one request takes; null for any other. */
function partsOf(work: SingleMutation): { ids: string[]; of: (ids: string[]) => SingleMutation } | null {
  return withAdapter(work, ({ rule: { parts }, input, again }) =>
    parts ? { ids: parts.ids(input), of: (ids: string[]) => again(parts.of(input, ids)) } : null,
  );
}

/** What one request carries, and the work that is left after it; null when nothing is. */
export function takeSlice(work: SingleMutation): { now: SingleMutation; rest: SingleMutation | null } {
  const parts = partsOf(work);
  if (parts === null || parts.ids.length <= limits.importBatch) return { now: work, rest: null };
  return {
    now: parts.of(parts.ids.slice(0, limits.importBatch)),
    rest: parts.of(parts.ids.slice(limits.importBatch)),
  };
}

/** The work again, without those of its listings that are over; null when none is left. */
export function joinMutations(again: SingleMutation | null, rest: SingleMutation | null): SingleMutation | null {
  if (!again || !rest) return again ?? rest;
  const [first, second] = [partsOf(again), partsOf(rest)];
  return first && second ? first.of([...first.ids, ...second.ids]) : again;
}
