import type { AnyActorRef, SnapshotFrom, StateFrom } from 'xstate';
import type { ScreenName } from '../../machines/domain/addresses';
import { systemActor } from '../../machines/kit/system-actor';
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
export function waitForFirstPaint(
  root: Pick<AnyActorRef, 'system'>,
  view: (screen: ScreenName, signedIn: boolean) => Promise<unknown>,
  patient: boolean,
): Promise<void> {
  const screens = systemActor(root.system, 'screens') as AnyActorRef;
  const shell = systemActor(root.system, 'shell') as AnyActorRef;
  const session = systemActor(root.system, 'session') as AnyActorRef;
  let isTimedOut = false;
  /** Whether what there is can take the place of what stands. */
  const isPresentable = () => {
    if (!patient) return true;
    const { painted } = (shell.getSnapshot() as StateFrom<typeof shellMachine>).context;
    const { restoring, unreachable } = sessionView(session.getSnapshot() as SnapshotFrom<typeof sessionMachine>);
    return painted && (!restoring || unreachable);
  };
  return new Promise((resolve) => {
    const decide = (): void => {
      if (isTimedOut && isPresentable()) return done();
      const snapshot = screens.getSnapshot() as SnapshotFrom<typeof screensMachine>;
      const { painted } = (shell.getSnapshot() as StateFrom<typeof shellMachine>).context;
      const { live, access } = snapshot.context;
      if (
        !painted ||
        live === null ||
        !(snapshot.matches('showing') || snapshot.matches('crashed') || snapshot.matches('unloaded'))
      )
        return;
      subscriptions.forEach((one) => one.unsubscribe());
      void view(live.screen, access.session === 'in').then(done, done);
    };
    const done = () => {
      clearTimeout(timer);
      subscriptions.forEach((one) => one.unsubscribe());
      resolve();
    };
    const timer = setTimeout(() => {
      isTimedOut = true;
      decide();
    }, patience);
    const subscriptions = [screens, shell, session].map((one) => one.subscribe(decide));
    decide();
  });
}
