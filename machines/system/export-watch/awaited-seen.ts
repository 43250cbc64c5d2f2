import { fromCallback, type EventObject } from 'xstate';
import { awaitedIn } from '../../domain/exports-awaited';
import { seat } from '../../kit/seat';
import type { AwaitedSeen } from './export-watch.types';

/** Says which reports are waited for and which screen is in front, at once and whenever that is another. */
export const awaitedSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  const screens = seat(system, 'screens');
  let told = '';
  const look = () => {
    const seen: AwaitedSeen = {
      type: 'awaited.seen',
      awaited: awaitedIn(drafts.getSnapshot().context.drafts),
      screen: screens.getSnapshot().context.screen,
    };
    const now = JSON.stringify(seen);
    if (now === told) return;
    told = now;
    sendBack(seen);
  };
  look();
  const looking = [drafts.subscribe(look), screens.subscribe(look)];
  return () => looking.forEach((one) => one.unsubscribe());
});
