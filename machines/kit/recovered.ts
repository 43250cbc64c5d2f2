import { fromPromise, waitFor } from 'xstate';
import { seat } from './seat';

/** Done once what a former visit left in the outbox is known; who decides before may contradict it. */
export const recovered = fromPromise<void>(async ({ system, signal }) => {
  await waitFor(seat(system, 'outbox'), ({ context }) => !context.recovering, { timeout: Infinity, signal });
});
