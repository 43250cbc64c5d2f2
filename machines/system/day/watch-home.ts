import { fromCallback, type EventObject } from 'xstate';
import type { ScreenName } from '../../domain/addresses';
import { systemActor } from '../../kit/system-actor';
import type { HomeVisibility } from './day.types';

const home: ScreenName = 'liveSearches';

/** Says `home.shown` and `home.left` as the screen of the searches comes and goes; at once, where it is shown already. */
export const watchHome = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens');
  let told = false;
  const look = () => {
    const shown = screens.getSnapshot().context.screen === home;
    if (shown !== told) sendBack({ type: shown ? 'home.shown' : 'home.left' } satisfies HomeVisibility);
    told = shown;
  };
  look();
  const { unsubscribe } = screens.subscribe(look);
  return unsubscribe;
});
