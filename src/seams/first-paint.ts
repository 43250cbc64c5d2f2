import type { AnyActorRef, SnapshotFrom, StateFrom } from 'xstate';
import type { ScreenName } from '../../machines/domain/addresses';
import { seat } from '../../machines/kit/seat';
import type { sessionMachine } from '../../machines/system/session/session.machine';
import { sessionView } from '../../machines/system/session/session.view';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { shellMachine } from '../../machines/system/shell/shell.machine';

/** Milliseconds after which there is something to see in any case. */
const patience = 1000;

/**
 * When what the address shows is there, code, words and machine, so that it is painted in one go: what comes one by one is rendered
 * as often. Where it takes longer than a second, as with a gateway that is far, the console is painted as it is by then.
 *
 * @param view fetches what paints that screen, and what is around it for somebody signed in
 * @param patient something is painted already, which no less takes the place of
 */
export function firstPaint(
  root: Pick<AnyActorRef, 'system'>,
  view: (screen: ScreenName, signedIn: boolean) => Promise<unknown>,
  patient: boolean,
): Promise<void> {
  const screens = seat(root.system, 'screens') as AnyActorRef;
  const shell = seat(root.system, 'shell') as AnyActorRef;
  const session = seat(root.system, 'session') as AnyActorRef;
  let late = false;
  /** Whether what there is can take the place of what stands. */
  const isPresentable = () => {
    if (!patient) return true;
    const { painted } = (shell.getSnapshot() as StateFrom<typeof shellMachine>).context;
    const { restoring, unreachable } = sessionView(session.getSnapshot() as SnapshotFrom<typeof sessionMachine>);
    return painted && (!restoring || unreachable);
  };
  return new Promise((resolve) => {
    const decide = (): void => {
      if (late && isPresentable()) return done();
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
    const timer = setTimeout(() => {
      late = true;
      decide();
    }, patience);
    const heard = [screens, shell, session].map((one) => one.subscribe(decide));
    decide();
  });
}
