import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { marketplaceLoginMachine } from '../../../../machines/session/marketplace-login/marketplace-login.machine';
import { marketplaceLoginView } from '../../../../machines/session/marketplace-login/marketplace-login.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { AppLink } from '../../../parts/app-link';
import { useConfig } from '../../../seams/use-config';
import { useSystemMachine } from '../../../seams/use-system';
import { entranceTargetsOf } from '../entrance/entrance-targets';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';
import { SignInFailure } from '../entrance/sign-in-failure';

/** Before the browser leaves for the marketplace's own sign-in. */
export function MarketplaceLoginScreen({ actor }: { actor: ActorRefFrom<typeof marketplaceLoginMachine> }) {
  const { identity } = useConfig();
  const { lang, redirect } = useSelector(actor, marketplaceLoginView, shallowEqual);
  const { busy, failure } = useSelector(useSystemMachine('session'), sessionView, shallowEqual);
  const to = entranceTargetsOf(lang, redirect);
  return (
    <Entrance
      title={<FormattedMessage id="marketplaceLogin.title.text" />}
      lead={<FormattedMessage id="marketplaceLogin.lead.text" />}
    >
      <SignInFailure failure={failure} />
      {redirect !== null && (
        <p className={classes.note}>
          <FormattedMessage id="marketplaceLogin.arrive.text" />
        </p>
      )}
      <Button size="md" onClick={() => actor.send({ type: 'marketplace.continue' })} {...busyProps(busy)}>
        <FormattedMessage id="marketplaceLogin.continue.button" />
      </Button>
      {identity !== null && (
        <AppLink className={classes.quiet} to={to.login}>
          <FormattedMessage id="marketplaceLogin.password.link" />
        </AppLink>
      )}
    </Entrance>
  );
}
