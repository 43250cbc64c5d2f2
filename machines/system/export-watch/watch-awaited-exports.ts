import { fromCallback, type EventObject } from 'xstate';
import { wantsAlerts } from '../../domain/alerts';
import { readAwaitedExports, readReadyExports } from '../../domain/awaited-exports';
import { systemActor } from '../../kit/system-actor';
import type { AwaitedExportsChanged } from './export-watch.types';

/** Says which reports are waited for or ready, which screen is in front, and whether the browser is to tell, at once and whenever that is another. */
export const watchAwaitedExports = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  const screens = systemActor(system, 'screens');
  const profile = systemActor(system, 'profile');
  let told = '';
  const look = () => {
    const { drafts: kept } = drafts.getSnapshot().context;
    const seen: AwaitedExportsChanged = {
      type: 'awaited.seen',
      awaited: readAwaitedExports(kept),
      ready: readReadyExports(kept),
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
