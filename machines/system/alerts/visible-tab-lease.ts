import { fromCallback, type EventObject } from 'xstate';
import { feedsOf } from '../../kit/port';

/** Held by the tab that is in sight, and for a moment by one that tells: who doesn't get it knows that the console is looked at. */
export const visibleTabLease = fromCallback<EventObject>(({ sendBack, system }) => {
  const lease = feedsOf(system).lease('in-sight', () => sendBack({ type: 'lease.got' }));
  return () => lease.stop();
});
