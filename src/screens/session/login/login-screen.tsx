import { Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/session/login/login.machine';
import { loginView } from '../../../../machines/session/login/login.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { AppLink } from '../../../parts/app-link';
import { PrivateForm } from '../../../parts/private-form';
import { useConfig } from '../../../seams/use-config';
import { useMachineForm } from '../../../seams/use-machine-form';
import { useSystemMachine } from '../../../seams/use-system';
import { resolveCapability } from '../../shared/resolve-capability';
import { entranceTargetsOf } from '../entrance/entrance-targets';
import { Entrance, EntranceLinks } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';
import { SignInFailure } from '../entrance/sign-in-failure';

type Actor = ActorRefFrom<typeof loginMachine>;

/** User and password, the way to the marketplace account, and the ways of who has neither. */
export function LoginScreen({ actor }: { actor: Actor }) {
  const view = useSelector(actor, loginView, shallowEqual);
  const config = useConfig();
  const to = entranceTargetsOf(view.lang, view.redirect);
  const [recovery, registration] = [resolveCapability(config, 'recovery'), resolveCapability(config, 'registration')];
  // A provider that stands alone asks for the password itself.
  const isStandalone = config.identity === null;
  return (
    <Entrance
      title={<FormattedMessage id="login.title.text" />}
      lead={<FormattedMessage id={isStandalone ? 'marketplaceLogin.lead.text' : 'login.lead.text'} />}
    >
      {!isStandalone && <Form key={view.user} actor={actor} view={view} />}
      <EntranceLinks
        ways={[
          ...(recovery === null
            ? []
            : [
                {
                  to: recovery === 'here' ? to.recover : recovery,
                  words: <FormattedMessage id="login.recover.link" />,
                },
              ]),
          ...(registration === null
            ? []
            : [
                {
                  to: registration === 'here' ? to.register : registration,
                  words: <FormattedMessage id="login.register.link" />,
                },
              ]),
        ]}
      />
      {!isStandalone && (
        <p className={classes.rule}>
          <FormattedMessage id="login.other.text" />
        </p>
      )}
      <Button component={AppLink} to={to.marketplace} variant={isStandalone ? 'filled' : 'default'} size="md">
        <FormattedMessage id="authenticate.again.button" />
      </Button>
      <AppLink className={classes.quiet} to={to.landing}>
        <FormattedMessage id="login.back.link" />
      </AppLink>
    </Entrance>
  );
}

function Form({ actor, view }: { actor: Actor; view: ReturnType<typeof loginView> }) {
  const intl = useIntl();
  const { busy, failure } = useSelector(useSystemMachine('session'), sessionView, shallowEqual);
  const { field, onSubmit } = useMachineForm({
    values: { user: view.user, password: '' },
    refused: view.faults,
    again: { at: 'password', failure },
    submit: ({ user, password }) => actor.send({ type: 'login.submit', user, password }),
    changed: () => actor.send({ type: 'login.change' }),
  });
  return (
    <PrivateForm className={classes.form} onSubmit={onSubmit}>
      <SignInFailure failure={failure} />
      <TextInput
        {...field('user')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={view.user === ''}
        size="md"
        label={<FormattedMessage id="login.user.label" />}
      />
      <PasswordInput
        {...field('password')}
        autoComplete="current-password"
        autoFocus={view.user !== ''}
        size="md"
        label={<FormattedMessage id="login.password.label" />}
        visibilityToggleButtonProps={{ 'aria-label': intl.formatMessage({ id: 'parts.password.show' }) }}
      />
      <Button type="submit" size="md" {...busyProps(busy)}>
        <FormattedMessage id="login.submit.button" />
      </Button>
    </PrivateForm>
  );
}
