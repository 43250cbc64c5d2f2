import { fromCallback, type EventObject } from 'xstate';
import type { ScreenName } from '../../domain/addresses';
import { seat } from '../../kit/seat';
import type { HomeSeen } from './day.types';

const home: ScreenName = 'liveSearches';

/** Says `home.shown` and `home.left` as the screen of the searches comes and goes; at once, where it is shown already. */
export const homeSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = seat(system, 'screens');
  let told = false;
  const look = () => {
    const shown = screens.getSnapshot().context.screen === home;
    if (shown !== told) sendBack({ type: shown ? 'home.shown' : 'home.left' } satisfies HomeSeen);
    told = shown;
  };
  look();
  const { unsubscribe } = screens.subscribe(look);
  return unsubscribe;
});
