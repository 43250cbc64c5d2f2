import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import type { OutboxEvent } from '../system-actors/outbox';

/** The work that was submitted as number `nth`, from 0, is over, while others may still be under way. */
export function settleNth(heard: readonly AnyEventObject[], nth: number, outcome: Outcome<unknown>): void {
  const submitted = heard.filter(({ type }) => type === 'mutation.submit')[nth];
  if (submitted === undefined) throw new Error(`No work number ${nth} was submitted.`);
  const { id, work, requester } = submitted as Extract<OutboxEvent, { type: 'mutation.submit' }>;
  const end = outcome.ok ? { failure: null, value: outcome.value } : { failure: outcome.failure };
  requester?.send({ type: 'mutation.settled', id, work, ...end });
}
