import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { screensView } from '../../machines/system/screens/screens.view';
import { sessionView } from '../../machines/system/session/session.view';
import { useSystemActor } from '../seams/use-system';
import { lateView } from './shared/late-view';
import { MissingShell, SignedIn } from './signed-in';
import { Splash } from './shell/splash';
import { SignedOutShell } from './shell/signed-out-shell';

const UnreachableScreen = lateView(
  'unreachableScreen',
  async () => (await import('./shell/unreachable-screen')).UnreachableScreen,
  MissingShell,
);

/** Everything that is painted: what is around the screens for who is there, and nothing before that is known. */
export function Stage() {
  const session = useSystemActor('session');
  const { signedIn } = useSelector(useSystemActor('screens'), screensView, shallowEqual);
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
