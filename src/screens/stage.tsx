import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { screensView } from '../../machines/system/screens/screens.view';
import { sessionView } from '../../machines/system/session/session.view';
import { useSystemActor } from '../seams/use-system';
import { SignedIn } from './signed-in';
import { Splash } from './shell/splash';
import { SignedOutShell } from './shell/signed-out-shell';
import { UnreachableScreen } from './shell/unreachable-screen';

/** Everything that is painted: what is around the screens for who is there, and nothing before that is known. */
export function Stage() {
  const session = useSystemActor('session');
  const { signedIn } = useSelector(useSystemActor('screens'), screensView, shallowEqual);
  const { restoring, unreachable } = useSelector(session, sessionView, shallowEqual);
  if (unreachable) return <UnreachableScreen onRetry={() => session.send({ type: 'session.retry' })} />;
  if (restoring) return <Splash />;
  if (!signedIn) return <SignedOutShell />;
  return (
    <Suspense fallback={<Splash />}>
      <SignedIn />
    </Suspense>
  );
}
