import type { AnyActorRef, SnapshotFrom, StateFrom } from 'xstate';
import type { ScreenName } from '../../machines/domain/addresses';
import { seat } from '../../machines/kit/seat';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { shellMachine } from '../../machines/system/shell/shell.machine';

/** Milliseconds after which there is something to see in any case. */
const patience = 1000;

/**
 * When what the address shows is there, code, words and machine, so that it is painted in one go: what comes one by one is rendered
 * as often. Where it takes longer than a second, as with a gateway that is far, the console is painted as it is by then.
 *
 * @param view fetches what paints that screen, and what is around it for somebody signed in
 */
export function firstPaint(
  root: Pick<AnyActorRef, 'system'>,
  view: (screen: ScreenName, signedIn: boolean) => Promise<unknown>,
): Promise<void> {
  const screens = seat(root.system, 'screens') as AnyActorRef;
  const shell = seat(root.system, 'shell') as AnyActorRef;
  return new Promise((resolve) => {
    const decide = (): void => {
      const now = screens.getSnapshot() as SnapshotFrom<typeof screensMachine>;
      const { painted } = (shell.getSnapshot() as StateFrom<typeof shellMachine>).context;
      const { live, access } = now.context;
      if (!painted || live === null || !(now.matches('showing') || now.matches('crashed') || now.matches('unloaded')))
        return;
      heard.forEach((one) => one.unsubscribe());
      void view(live.screen, access.session === 'in').then(done, done);
    };
    const done = () => {
      clearTimeout(timer);
      heard.forEach((one) => one.unsubscribe());
      resolve();
    };
    const timer = setTimeout(done, patience);
    const heard = [screens.subscribe(decide), shell.subscribe(decide)];
    decide();
  });
}
