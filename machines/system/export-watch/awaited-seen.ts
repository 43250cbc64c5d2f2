import { fromCallback, type EventObject } from 'xstate';
import { wantsAlerts } from '../../domain/alerts';
import { awaitedIn, readyIn } from '../../domain/exports-awaited';
import { seat } from '../../kit/seat';
import type { AwaitedSeen } from './export-watch.types';

/** Says which reports are waited for or ready, which screen is in front, and whether the browser is to tell, at once and whenever that is another. */
export const awaitedSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  const screens = seat(system, 'screens');
  const profile = seat(system, 'profile');
  let told = '';
  const look = () => {
    const { drafts: kept } = drafts.getSnapshot().context;
    const seen: AwaitedSeen = {
      type: 'awaited.seen',
      awaited: awaitedIn(kept),
      ready: readyIn(kept),
      screen: screens.getSnapshot().context.screen,
      alerts: wantsAlerts(profile.getSnapshot().context.profile?.settings),
    };
    const now = JSON.stringify(seen);
    if (now === told) return;
    told = now;
    sendBack(seen);
  };
  look();
  const looking = [drafts.subscribe(look), screens.subscribe(look), profile.subscribe(look)];
  return () => looking.forEach((one) => one.unsubscribe());
});
