import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { portsOf } from '../../../kit/port';
import type { OperationWork } from '../journal';
import { mapped, untold, type Finding } from '../works/work-rule';
import { underRule } from '../works/works';

export interface Reconcile {
  work: OperationWork;
  /** World time in epoch milliseconds when the person asked for it. */
  createdAt: number;
}

/** Whether the gateway keeps anything of it that could be asked: what became of a lost one stays open otherwise. */
export function canBeAsked(work: OperationWork): boolean {
  return underRule(work, ({ rule }) => rule.wasDone !== null);
}

/** Asks the gateway whether work whose answer was lost has been done. It changes nothing. */
export const reconcile = fromPromise<Outcome<Finding<OperationWork>>, Reconcile>(
  ({ input: { work, createdAt }, signal, system }) =>
    underRule(work, async ({ rule, input, again }): Promise<Outcome<Finding<OperationWork>>> => {
      if (rule.wasDone === null) return { ok: true, value: untold };
      const found = await rule.wasDone(portsOf(system), input, createdAt, signal);
      return mapped(found, (finding) => ({
        ...finding,
        again: finding.again === null ? null : again(finding.again),
      }));
    }),
);
