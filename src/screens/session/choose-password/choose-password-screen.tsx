import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { chosenPasswordFaults, type ChosenPasswordValues } from '../../../../machines/domain/visitor-calls';
import type { choosePasswordMachine } from '../../../../machines/session/choose-password/choose-password.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { NewPasswordFields } from '../../shared/password-field';
import { CodeField, CodeLead, EmailField } from '../entrance/visitor-fields';
import { VisitorPage } from '../entrance/visitor-page';

/** A new password in the place of a forgotten one, with the code of the e-mail. */
export function ChoosePasswordScreen({ actor }: { actor: ActorRefFrom<typeof choosePasswordMachine> }) {
  const view = useSelector(actor, accountCallView<ChosenPasswordValues, void>, shallowEqual);
  return (
    <VisitorPage
      actor={actor}
      view={view}
      title={<FormattedMessage id="choosePassword.title.text" />}
      lead={<CodeLead id="choosePassword.lead.text" sentTo={view.values.sentTo} />}
      action={<FormattedMessage id="choosePassword.submit.button" />}
      rules={chosenPasswordFaults}
      again="code"
      unsure={<FormattedMessage id="visitor.unsure.text" />}
      done={{
        title: <FormattedMessage id="choosePassword.done.title" />,
        text: <FormattedMessage id="choosePassword.done.text" />,
      }}
      ways={(to) => [
        { to: to.recover, words: <FormattedMessage id="visitor.anotherCode.link" /> },
        { to: to.login, words: <FormattedMessage id="visitor.login.link" /> },
      ]}
    >
      {(field) => (
        <>
          <EmailField field={field} first={view.values.email === ''} />
          <CodeField field={field} first={view.values.email !== ''} />
          <NewPasswordFields field={field} label={<FormattedMessage id="password.new.label" />} />
        </>
      )}
    </VisitorPage>
  );
}
