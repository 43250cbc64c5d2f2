import { fromCallback, type EventObject } from 'xstate';
import type { TabMessage } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';

export type LeaseGranted = { type: 'lease.got'; owner: string };
export type TabMessageReceived = { type: 'tab.heard'; message: TabMessage };
export type TabBroadcast = { type: 'say'; message: TabMessage };

export const leaseName = (profileId: string, owner: string): string => `outbox:${profileId}:${owner}`;

/** Holds the lock on one tab's operations while it lives: a tab that is gone has given it back, so its operations may be taken up. */
export const ownerLease = fromCallback<EventObject, { profileId: string; owner: string }>(
  ({ input, sendBack, system }) => {
    const lease = feedsOf(system).lease(leaseName(input.profileId, input.owner), () =>
      sendBack({ type: 'lease.got', owner: input.owner } satisfies LeaseGranted),
    );
    return () => lease.stop();
  },
);

/** The other tabs of this console: hears them and speaks to them. */
export const otherTabs = fromCallback<TabBroadcast>(({ receive, sendBack, system }) => {
  const feed = feedsOf(system).tabs((message) => sendBack({ type: 'tab.heard', message } satisfies TabMessageReceived));
  receive((event) => feed.say(event.message));
  return () => feed.stop();
});
