import type { MutationSettled } from '../../system-actors/outbox';
import type { QueuedMutation } from './outbox.types';

/** Those who asked for the work and are still there. */
export const activeRequesters = ({ askers }: Pick<QueuedMutation, 'askers'>): QueuedMutation['askers'] =>
  askers.filter(({ asker }) => asker.getSnapshot().status === 'active');

/** What each of them is told of its end. */
export function settlementsOf(tracked: QueuedMutation, end: Pick<MutationSettled, 'failure' | 'value'>) {
  return activeRequesters(tracked).map(({ id, asker }) => ({
    asker,
    event: { type: 'work.settled' as const, id, work: tracked.work, ...end },
  }));
}
