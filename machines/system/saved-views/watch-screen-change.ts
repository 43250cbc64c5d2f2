import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import type { ScreenChanged } from './saved-views.types';

/** Says `screen.left` each time that the screen is another one. */
export const watchScreenChange = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens');
  let shown = screens.getSnapshot().context.screen;
  const { unsubscribe } = screens.subscribe(({ context: { screen } }) => {
    if (screen !== shown) sendBack({ type: 'screen.left' } satisfies ScreenChanged);
    shown = screen;
  });
  return unsubscribe;
});
