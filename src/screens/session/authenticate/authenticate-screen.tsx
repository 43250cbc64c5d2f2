import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { authenticateMachine } from '../../../../machines/session/authenticate/authenticate.machine';
import { authenticateView } from '../../../../machines/session/authenticate/authenticate.view';
import { isUnreachable } from '../../../../machines/domain/failure-class';
import { sessionView } from '../../../../machines/system/session/session.view';
import { AppLink } from '../../../parts/app-link';
import { SkeletonBar } from '../../../parts/skeletons';
import { useConfig } from '../../../seams/use-config';
import { useSystemMachine } from '../../../seams/use-system';
import { entranceTargetsOf } from '../entrance/entrance-targets';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';
import { SignInFailure } from '../entrance/sign-in-failure';

/** The return from the identity provider: on its way in, or why it went no further. */
export function AuthenticateScreen({ actor }: { actor: ActorRefFrom<typeof authenticateMachine> }) {
  const { identity } = useConfig();
  const { stranded, lang, redirect } = useSelector(actor, authenticateView, shallowEqual);
  const { busy, failure } = useSelector(useSystemMachine('session'), sessionView, shallowEqual);
  if (!stranded && failure === null) {
    return (
      <Entrance title={<FormattedMessage id="authenticate.finishing.title" />}>
        <SkeletonBar width="100%" height="2.25rem" />
      </Entrance>
    );
  }
  const canRetry = !stranded && failure !== null && isUnreachable(failure);
  return (
    <Entrance
      title={<FormattedMessage id={failure === null ? 'authenticate.stranded.title' : 'authenticate.failed.title'} />}
      lead={failure === null ? <FormattedMessage id="authenticate.stranded.text" /> : undefined}
    >
      <SignInFailure failure={failure} />
      {canRetry && (
        <Button size="md" onClick={() => actor.send({ type: 'answer.again' })} {...busyProps(busy)}>
          <FormattedMessage id="authenticate.retry.button" />
        </Button>
      )}
      <Button
        size="md"
        variant={canRetry ? 'default' : 'filled'}
        onClick={() => actor.send({ type: 'marketplace.continue' })}
        {...busyProps(busy)}
      >
        <FormattedMessage id="authenticate.again.button" />
      </Button>
      {identity !== null && (
        <AppLink className={classes.quiet} to={entranceTargetsOf(lang, redirect ?? failure?.redirect ?? null).login}>
          <FormattedMessage id="marketplaceLogin.password.link" />
        </AppLink>
      )}
    </Entrance>
  );
}
