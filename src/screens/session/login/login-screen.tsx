import { shallowEqual, useSelector } from '@xstate/react';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../../parts/button';
import { PasswordInput, TextInput } from '../../../parts/fields';
import type { loginMachine } from '../../../../machines/session/login/login.machine';
import { loginView } from '../../../../machines/session/login/login.view';
import { sessionView } from '../../../../machines/system/session/session.view';
import { describeBecause } from '../../../copy/because';
import { describeFailure } from '../../../copy/failures';
import { AppLink } from '../../../parts/app-link';
import { useSystemActor } from '../../../seams/use-system';
import { entrances, langOf } from '../entrance/addresses';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

interface LoginScreenProps {
  actor: ActorRefFrom<typeof loginMachine>;
  params?: Record<string, string>;
}

/** User and password, and the way to the marketplace account. */
export function LoginScreen({ actor, params = {} }: LoginScreenProps) {
  const intl = useIntl();
  const { faults, redirect } = useSelector(actor, loginView, shallowEqual);
  const { busy, failure } = useSelector(useSystemActor('session'), sessionView, shallowEqual);
  const to = entrances(langOf(params), redirect);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    actor.send({
      type: 'login.submit',
      user: String(form.get('username') ?? ''),
      password: String(form.get('password') ?? ''),
    });
  };
  return (
    <Entrance title={<FormattedMessage id="login.title.text" />} lead={<FormattedMessage id="login.lead.text" />}>
      <form className={classes.form} noValidate onSubmit={submit} onChange={() => actor.send({ type: 'login.change' })}>
        {failure !== null && (
          <p className={classes.alarm} role="alert">
            {describeFailure(intl, failure).text}
          </p>
        )}
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
          label={<FormattedMessage id="login.user.label" />}
          error={faults.user && describeBecause(intl, faults.user)}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          size="md"
          label={<FormattedMessage id="login.password.label" />}
          error={faults.password && describeBecause(intl, faults.password)}
        />
        <Button type="submit" size="md" loading={busy}>
          <FormattedMessage id="login.submit.button" />
        </Button>
      </form>
      <p className={classes.rule}>
        <FormattedMessage id="login.other.text" />
      </p>
      <Button href={to.marketplace} variant="default" size="md">
        <FormattedMessage id="landing.marketplace.button" />
      </Button>
      <AppLink className={classes.quiet} href={to.landing}>
        <FormattedMessage id="login.back.link" />
      </AppLink>
    </Entrance>
  );
}
