import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { auditorFaults, type AuditorValues } from '../../../../machines/domain/account-calls';
import type { PasswordValues } from '../../../../machines/domain/credentials';
import type { ProfileValues } from '../../../../machines/domain/profile-form';
import type { newAuditorMachine } from '../../../../machines/profile/new-auditor/new-auditor.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { useMachineForm, type FieldOf } from '../../../seams/use-machine-form';
import {
  AccountCallDone,
  AccountCallForm,
  AccountCallPage,
  FieldPair,
  FormPart,
} from '../account-call/account-call-page';
import { NewPasswordFields, PasswordField } from '../../shared/password-field';
import { ProfileFields } from '../profile-fields';

type Actor = ActorRefFrom<typeof newAuditorMachine>;
type View = ReturnType<typeof accountCallView<AuditorValues, { userId: string }>>;

/** The main account creates an auditor, and vouches for it with its own password. */
export function NewAuditorScreen({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const view = useSelector(actor, accountCallView<AuditorValues, { userId: string }>, shallowEqual);
  const { givenName, familyName, email } = view.values;
  return (
    <AccountCallPage
      title={intl.formatMessage({ id: 'newAuditor.title.text' })}
      lead={<FormattedMessage id="newAuditor.lead.text" />}
    >
      {view.done ? (
        <AccountCallDone
          title={
            <FormattedMessage
              id="newAuditor.done.title"
              values={{ name: `${givenName.trim()} ${familyName.trim()}` }}
            />
          }
          text={<FormattedMessage id="newAuditor.done.text" values={{ email: <strong>{email.trim()}</strong> }} />}
        >
          <Button variant="default" size="md" onClick={() => actor.send({ type: 'form.again' })}>
            <FormattedMessage id="newAuditor.another.action" />
          </Button>
        </AccountCallDone>
      ) : (
        <Form key={view.seed} actor={actor} view={view} />
      )}
    </AccountCallPage>
  );
}

function Form({ actor, view }: { actor: Actor; view: View }) {
  const { field, onSubmit } = useMachineForm<AuditorValues>({
    values: view.values,
    rules: auditorFaults,
    refused: view.refused,
    again: { at: 'currentPassword', failure: view.failure },
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  const passwords = field as FieldOf<PasswordValues>;
  return (
    <AccountCallForm view={view} onSubmit={onSubmit} action={<FormattedMessage id="newAuditor.submit.action" />}>
      <FormPart title={<FormattedMessage id="newAuditor.person.title" />}>
        <TextInput
          {...field('email')}
          data-autofocus
          required
          size="md"
          type="email"
          autoComplete="off"
          label={<FormattedMessage id="newAuditor.email.label" />}
        />
        <FieldPair>
          <ProfileFields field={field as FieldOf<ProfileValues>} size="md" needsFamilyName />
        </FieldPair>
      </FormPart>
      <FormPart title={<FormattedMessage id="newAuditor.password.title" />}>
        <NewPasswordFields field={passwords} label={<FormattedMessage id="newAuditor.password.label" />} />
      </FormPart>
      <FormPart title={<FormattedMessage id="newAuditor.confirm.title" />}>
        <PasswordField
          field={passwords}
          name="currentPassword"
          label={<FormattedMessage id="password.current.label" />}
          description={<FormattedMessage id="newAuditor.current.hint" />}
        />
      </FormPart>
    </AccountCallForm>
  );
}
