import { Button, TextInput } from '@mantine/core';
import { ChoiceSelect } from '../../../parts/choice-select';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { linkableSites, linkFaults, type LinkValues } from '../../../../machines/domain/account-calls';
import type { linkAccountMachine } from '../../../../machines/profile/link-account/link-account.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { siteChoices } from '../../../copy/choices';
import { siteCountryName } from '../../../copy/vocabulary';
import { useProfile } from '../../../seams/use-console';
import { useMachineForm } from '../../../seams/use-machine-form';
import { useProfileActor } from '../../../seams/use-system';
import { AccountCallDone, AccountCallForm, AccountCallPage } from '../account-call/account-call-page';

type Actor = ActorRefFrom<typeof linkAccountMachine>;
type View = ReturnType<typeof accountCallView<LinkValues, { userId: string }>>;

/** The main account links the account that it has in another country: a profile to change to. */
export function LinkAccountScreen({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const profile = useProfileActor();
  const view = useSelector(actor, accountCallView<LinkValues, { userId: string }>, shallowEqual);
  const { siteId, account } = view.values;
  return (
    <AccountCallPage
      title={intl.formatMessage({ id: 'linkAccount.title.text' })}
      lead={<FormattedMessage id="linkAccount.lead.text" />}
    >
      {view.done ? (
        <AccountCallDone
          title={
            <FormattedMessage
              id="linkAccount.done.title"
              values={{ account: account.trim(), country: siteCountryName(intl, siteId) }}
            />
          }
          text={<FormattedMessage id="linkAccount.done.text" />}
        >
          <Button size="md" onClick={() => profile?.send({ type: 'profiles.open' })}>
            <FormattedMessage id="linkAccount.change.action" />
          </Button>
          <Button variant="default" size="md" onClick={() => actor.send({ type: 'form.again' })}>
            <FormattedMessage id="linkAccount.another.action" />
          </Button>
        </AccountCallDone>
      ) : (
        <Form key={view.seed} actor={actor} view={view} />
      )}
    </AccountCallPage>
  );
}

function Form({ actor, view }: { actor: Actor; view: View }) {
  const intl = useIntl();
  const profile = useProfile((facts) => facts.profile);
  const { field, onSubmit } = useMachineForm<LinkValues>({
    values: view.values,
    rules: linkFaults,
    refused: view.refused,
    again: { at: 'account', failure: view.failure },
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  const countries = siteChoices(intl, linkableSites(profile));
  return (
    <AccountCallForm view={view} onSubmit={onSubmit} action={<FormattedMessage id="linkAccount.submit.action" />}>
      <ChoiceSelect
        {...field('siteId')}
        data-autofocus
        required
        size="md"
        label={<FormattedMessage id="linkAccount.siteId.label" />}
        choices={[{ value: '', label: intl.formatMessage({ id: 'accountForm.choose.option' }) }, ...countries]}
      />
      <TextInput
        {...field('account')}
        required
        size="md"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="linkAccount.account.label" />}
        description={<FormattedMessage id="linkAccount.account.hint" />}
      />
    </AccountCallForm>
  );
}
