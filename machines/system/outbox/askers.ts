import type { WorkSettled } from '../../seats/outbox';
import type { Tracked } from './outbox.types';

/** Those who asked for the work and are still there. */
export const activeAskers = ({ askers }: Pick<Tracked, 'askers'>): Tracked['askers'] =>
  askers.filter(({ asker }) => asker.getSnapshot().status === 'active');

/** What each of them is told of its end. */
export function settledFor(tracked: Tracked, end: Pick<WorkSettled, 'failure' | 'value'>) {
  return activeAskers(tracked).map(({ id, asker }) => ({
    asker,
    event: { type: 'work.settled' as const, id, work: tracked.work, ...end },
  }));
}
