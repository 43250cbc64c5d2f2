import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { portsOf } from '../../../kit/port';
import type { OperationWork } from '../journal';
import type { Done } from '../works/work-rule';
import { underRule } from '../works/works';

export interface Perform {
  work: OperationWork;
  operationKey: string;
}

/** The one request of an operation; `operationKey` is the same whenever the same request goes out again. */
export const perform = fromPromise<Outcome<Done>, Perform>(({ input: { work, operationKey }, signal, system }) =>
  underRule(work, ({ rule, input }) => rule.perform(portsOf(system), { ...input, operationKey }, signal)),
);
