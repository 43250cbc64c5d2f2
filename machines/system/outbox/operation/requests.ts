import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { noteCaller, portsOf } from '../../../kit/port';
import type { SingleMutation } from '../journal';
import { type MutationResult, mapOutcome, foundNothing, type ReconcileResult } from '../mutations/mutation-adapter';
import { withAdapter } from '../mutations/mutations';
import { limits } from '../../../../contracts/vocabulary/limits';

export interface PerformInput {
  work: SingleMutation;
  operationKey: string;
}

/** The one request of an operation; `operationKey` is the same whenever the same request goes out again. */
export const performMutation = fromPromise<Outcome<MutationResult>, PerformInput>(
  ({ input: { work, operationKey }, self, signal, system }) => {
    noteCaller(signal, self);
    return withAdapter(work, ({ rule, input }) => rule.perform(portsOf(system), { ...input, operationKey }, signal));
  },
);

export interface ReconcileInput {
  work: SingleMutation;
  /** World time in epoch milliseconds when the person asked for it. */
  createdAt: number;
}

/** Whether the gateway keeps anything of it that could be asked: what became of a lost one stays open otherwise. */
export function canReconcile(work: SingleMutation): boolean {
  return withAdapter(work, ({ rule }) => rule.wasDone !== null);
}

/** Asks the gateway whether work whose answer was lost has been done. It changes nothing. */
export const reconcileMutation = fromPromise<Outcome<ReconcileResult<SingleMutation>>, ReconcileInput>(
  ({ input: { work, createdAt }, self, signal, system }) => {
    noteCaller(signal, self);
    return withAdapter(work, async ({ rule, input, again }): Promise<Outcome<ReconcileResult<SingleMutation>>> => {
      if (rule.wasDone === null) return { ok: true, value: foundNothing };
      const found = await rule.wasDone(portsOf(system), input, createdAt, signal);
      return mapOutcome(found, (finding) => ({
        ...finding,
        again: finding.again === null ? null : again(finding.again),
      }));
    });
  },
);

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
