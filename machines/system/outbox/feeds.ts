import { fromCallback, type EventObject } from 'xstate';
import type { TabMessage } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';

export type LeaseHeard = { type: 'lease.got'; owner: string };
export type TabHeard = { type: 'tab.heard'; message: TabMessage };
export type TabSay = { type: 'say'; message: TabMessage };

export const leaseName = (profileId: string, owner: string): string => `outbox:${profileId}:${owner}`;

/** Holds the lock on one tab's operations while it lives: a tab that is gone has given it back, so its operations may be taken up. */
export const ownerLease = fromCallback<EventObject, { profileId: string; owner: string }>(
  ({ input, sendBack, system }) => {
    const lease = feedsOf(system).lease(leaseName(input.profileId, input.owner), () =>
      sendBack({ type: 'lease.got', owner: input.owner } satisfies LeaseHeard),
    );
    return () => lease.stop();
  },
);

/** The other tabs of this console: hears them and speaks to them. */
export const otherTabs = fromCallback<TabSay>(({ receive, sendBack, system }) => {
  const feed = feedsOf(system).tabs((message) => sendBack({ type: 'tab.heard', message } satisfies TabHeard));
  receive((event) => feed.say(event.message));
  return () => feed.stop();
});
