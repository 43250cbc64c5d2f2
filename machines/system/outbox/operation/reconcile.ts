import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { portsOf } from '../../../kit/port';
import type { SingleMutation } from '../journal';
import { mapOutcome, foundNothing, type ReconcileResult } from '../mutations/mutation-adapter';
import { withAdapter } from '../mutations/mutations';

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
  ({ input: { work, createdAt }, signal, system }) =>
    withAdapter(work, async ({ rule, input, again }): Promise<Outcome<ReconcileResult<SingleMutation>>> => {
      if (rule.wasDone === null) return { ok: true, value: foundNothing };
      const found = await rule.wasDone(portsOf(system), input, createdAt, signal);
      return mapOutcome(found, (finding) => ({
        ...finding,
        again: finding.again === null ? null : again(finding.again),
      }));
    }),
);
