import { Box, Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/session/login/login.machine';
import { loginView } from '../../../../machines/session/login/login.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { describeFailure } from '../../../copy/failures';
import { AppLink } from '../../../parts/app-link';
import { useMachineForm } from '../../../seams/use-machine-form';
import { useSystemActor } from '../../../seams/use-system';
import { entrances } from '../entrance/addresses';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

/** User and password, and the way to the marketplace account. */
export function LoginScreen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const intl = useIntl();
  const { lang, faults, redirect } = useSelector(actor, loginView, shallowEqual);
  const { busy, failure } = useSelector(useSystemActor('session'), sessionView, shallowEqual);
  const to = entrances(lang, redirect);
  const { field, onSubmit } = useMachineForm({
    values: { user: '', password: '' },
    refused: faults,
    again: { at: 'password', failure },
    submit: ({ user, password }) => actor.send({ type: 'login.submit', user, password }),
    changed: () => actor.send({ type: 'login.change' }),
  });
  return (
    <Entrance title={<FormattedMessage id="login.title.text" />} lead={<FormattedMessage id="login.lead.text" />}>
      {/* Before anybody listens, a form of another method would write the password into the address. */}
      <Box component="form" method="dialog" className={classes.form} noValidate onSubmit={onSubmit}>
        {failure !== null && (
          <p className={classes.alarm} role="alert">
            {describeFailure(intl, failure).text}
          </p>
        )}
        <TextInput
          {...field('user')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
          label={<FormattedMessage id="login.user.label" />}
        />
        <PasswordInput
          {...field('password')}
          autoComplete="current-password"
          size="md"
          label={<FormattedMessage id="login.password.label" />}
          visibilityToggleButtonProps={{ 'aria-label': intl.formatMessage({ id: 'parts.password.show' }) }}
        />
        <Button type="submit" size="md" {...busyProps(busy)}>
          <FormattedMessage id="login.submit.button" />
        </Button>
      </Box>
      <p className={classes.rule}>
        <FormattedMessage id="login.other.text" />
      </p>
      <Button component={AppLink} to={to.marketplace} variant="default" size="md">
        <FormattedMessage id="landing.marketplace.button" />
      </Button>
      <AppLink className={classes.quiet} to={to.landing}>
        <FormattedMessage id="login.back.link" />
      </AppLink>
    </Entrance>
  );
}
