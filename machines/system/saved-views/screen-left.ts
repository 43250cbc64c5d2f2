import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../../kit/seat';
import type { ScreenLeft } from './saved-views.types';

/** Says `screen.left` each time that the screen is another one. */
export const screenLeft = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = seat(system, 'screens');
  let shown = screens.getSnapshot().context.screen;
  const { unsubscribe } = screens.subscribe(({ context: { screen } }) => {
    if (screen !== shown) sendBack({ type: 'screen.left' } satisfies ScreenLeft);
    shown = screen;
  });
  return unsubscribe;
});
