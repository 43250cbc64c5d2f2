import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { passwordFaults, type PasswordValues } from '../../../../machines/domain/credentials';
import type { changePasswordMachine } from '../../../../machines/profile/change-password/change-password.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { useMachineForm } from '../../../seams/use-machine-form';
import { AccountCallDone, AccountCallForm, AccountCallPage } from '../account-call/account-call-page';
import { NewPasswordFields, PasswordField } from '../../shared/password-field';

type Actor = ActorRefFrom<typeof changePasswordMachine>;

/** Another password in the place of the current one, which is asked for again. */
export function ChangePasswordScreen({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const view = useSelector(actor, accountCallView<PasswordValues, void>, shallowEqual);
  return (
    <AccountCallPage
      title={intl.formatMessage({ id: 'changePassword.title.text' })}
      lead={view.done ? null : <FormattedMessage id="changePassword.lead.text" />}
    >
      {view.done ? (
        <AccountCallDone
          title={<FormattedMessage id="changePassword.done.title" />}
          text={<FormattedMessage id="changePassword.done.text" />}
        />
      ) : (
        <Form actor={actor} view={view} />
      )}
    </AccountCallPage>
  );
}

interface FormProps {
  actor: Actor;
  view: ReturnType<typeof accountCallView<PasswordValues, void>>;
}

function Form({ actor, view }: FormProps) {
  const { field, onSubmit } = useMachineForm<PasswordValues>({
    values: view.values,
    rules: passwordFaults,
    refused: view.refused,
    again: { at: 'currentPassword', failure: view.failure },
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
  });
  return (
    <AccountCallForm view={view} onSubmit={onSubmit} action={<FormattedMessage id="changePassword.submit.action" />}>
      <PasswordField field={field} name="currentPassword" label={<FormattedMessage id="password.current.label" />} />
      <NewPasswordFields field={field} label={<FormattedMessage id="password.new.label" />} />
    </AccountCallForm>
  );
}
