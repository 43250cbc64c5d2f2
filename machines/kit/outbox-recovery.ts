import { fromPromise, waitFor } from 'xstate';
import { systemActor } from './system-actor';

/** Done once what a former visit left in the outbox is known; who decides before may contradict it. */
export const outboxRecovery = fromPromise<void>(async ({ system, signal }) => {
  await waitFor(systemActor(system, 'outbox'), ({ context }) => !context.recovering, { timeout: Infinity, signal });
});
