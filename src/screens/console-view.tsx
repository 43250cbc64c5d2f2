import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { screensView } from '../../machines/system/screens/screens.view';
import { sessionView } from '../../machines/system/session/session.view';
import { useSystemMachine } from '../seams/use-system';
import { lazyOverlay } from './shared/lazy-overlay';
import { MissingShell, SignedIn } from './signed-in';
import { Splash } from './shell/splash';
import { SignedOutShell } from './shell/signed-out-shell';

const UnreachableScreen = lazyOverlay(
  'unreachableScreen',
  async () => (await import('./shell/unreachable-screen')).UnreachableScreen,
  MissingShell,
);

/** Everything that is painted: what is around the screens for who is there, and nothing before that is known. */
export function ConsoleView() {
  const session = useSystemMachine('session');
  const { signedIn } = useSelector(useSystemMachine('screens'), screensView, shallowEqual);
  const { restoring, unreachable, failure, busy } = useSelector(session, sessionView, shallowEqual);
  if (unreachable)
    return <UnreachableScreen failure={failure} busy={busy} onRetry={() => session.send({ type: 'session.retry' })} />;
  if (restoring) return <Splash />;
  if (!signedIn) return <SignedOutShell />;
  return (
    <Suspense fallback={<Splash />}>
      <SignedIn />
    </Suspense>
  );
}
