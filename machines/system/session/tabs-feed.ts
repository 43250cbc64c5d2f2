import { fromCallback } from 'xstate';
import type { TabMessage } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';

/** Other tabs of this console: what they say comes as `session.heard`; `tab.say` is told to them. */
export const tabsFeed = fromCallback<{ type: 'tab.say'; message: TabMessage }>(({ sendBack, receive, system }) => {
  const feed = feedsOf(system).tabs((message) => sendBack({ type: 'session.heard', message }));
  receive((event) => feed.say(event.message));
  return () => feed.stop();
});
