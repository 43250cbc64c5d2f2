import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { authenticateMachine } from '../../../../machines/session/authenticate/authenticate.machine';
import { authenticateView } from '../../../../machines/session/authenticate/authenticate.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { describeFailure } from '../../../copy/failures';
import { AppLink } from '../../../parts/app-link';
import { Bone } from '../../../parts/skeletons';
import { useConfig } from '../../../seams/use-config';
import { useSystemActor } from '../../../seams/use-system';
import { entrances } from '../entrance/addresses';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

/** The return from the identity provider: on its way in, or why it went no further. */
export function AuthenticateScreen({ actor }: { actor: ActorRefFrom<typeof authenticateMachine> }) {
  const intl = useIntl();
  const { identity } = useConfig();
  const { stranded, lang } = useSelector(actor, authenticateView, shallowEqual);
  const { busy, failure } = useSelector(useSystemActor('session'), sessionView, shallowEqual);
  if (!stranded && failure === null) {
    return (
      <Entrance title={<FormattedMessage id="authenticate.finishing.title" />}>
        <Bone width="100%" height="2.25rem" />
      </Entrance>
    );
  }
  return (
    <Entrance
      title={<FormattedMessage id={failure === null ? 'authenticate.stranded.title' : 'authenticate.failed.title'} />}
      lead={failure === null ? <FormattedMessage id="authenticate.stranded.text" /> : undefined}
    >
      {failure !== null && (
        <p className={classes.alarm} role="alert">
          {describeFailure(intl, failure).text}
        </p>
      )}
      <Button size="md" onClick={() => actor.send({ type: 'marketplace.continue' })} {...busyProps(busy)}>
        <FormattedMessage id="authenticate.again.button" />
      </Button>
      {identity !== null && (
        <AppLink className={classes.quiet} to={entrances(lang, null).login}>
          <FormattedMessage id="marketplaceLogin.password.link" />
        </AppLink>
      )}
    </Entrance>
  );
}
