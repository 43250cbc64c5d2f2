import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { portsOf } from '../../../kit/port';
import type { SingleMutation } from '../journal';
import type { MutationResult } from '../mutations/mutation-adapter';
import { withAdapter } from '../mutations/mutations';

export interface PerformInput {
  work: SingleMutation;
  operationKey: string;
}

/** The one request of an operation; `operationKey` is the same whenever the same request goes out again. */
export const performMutation = fromPromise<Outcome<MutationResult>, PerformInput>(
  ({ input: { work, operationKey }, signal, system }) =>
    withAdapter(work, ({ rule, input }) => rule.perform(portsOf(system), { ...input, operationKey }, signal)),
);
