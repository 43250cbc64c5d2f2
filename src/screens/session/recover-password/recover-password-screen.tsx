import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { recoveryFaults, type RecoveryValues } from '../../../../machines/domain/visitor-calls';
import type { recoverPasswordMachine } from '../../../../machines/session/recover-password/recover-password.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { EmailField } from '../entrance/visitor-fields';
import { VisitorPage } from '../entrance/visitor-page';

/** Somebody who forgot their password asks for a code by e-mail. */
export function RecoverPasswordScreen({ actor }: { actor: ActorRefFrom<typeof recoverPasswordMachine> }) {
  const view = useSelector(actor, accountCallView<RecoveryValues, void>, shallowEqual);
  return (
    <VisitorPage
      actor={actor}
      view={view}
      title={<FormattedMessage id="recoverPassword.title.text" />}
      lead={<FormattedMessage id="recoverPassword.lead.text" />}
      action={<FormattedMessage id="recoverPassword.submit.button" />}
      rules={recoveryFaults}
      again="email"
      ways={(to) => [
        { to: to.choosePassword, words: <FormattedMessage id="visitor.haveCode.link" /> },
        { to: to.login, words: <FormattedMessage id="visitor.login.link" /> },
      ]}
    >
      {(field) => <EmailField field={field} first />}
    </VisitorPage>
  );
}
