import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { codeFaults, type CodeValues } from '../../../../machines/domain/visitor-calls';
import type { confirmAccountMachine } from '../../../../machines/session/confirm-account/confirm-account.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { CodeField, CodeLead, EmailField } from '../entrance/visitor-fields';
import { VisitorPage } from '../entrance/visitor-page';

/** The code of the e-mail makes a new account usable. */
export function ConfirmAccountScreen({ actor }: { actor: ActorRefFrom<typeof confirmAccountMachine> }) {
  const view = useSelector(actor, accountCallView<CodeValues, void>, shallowEqual);
  return (
    <VisitorPage
      actor={actor}
      view={view}
      title={<FormattedMessage id="confirmAccount.title.text" />}
      lead={<CodeLead id="confirmAccount.lead.text" sentTo={view.values.sentTo} />}
      action={<FormattedMessage id="confirmAccount.submit.button" />}
      rules={codeFaults}
      again="code"
      unsure={<FormattedMessage id="visitor.unsure.text" />}
      done={{
        title: <FormattedMessage id="confirmAccount.done.title" />,
        text: <FormattedMessage id="confirmAccount.done.text" />,
      }}
      ways={(to) => [
        { to: to.register, words: <FormattedMessage id="visitor.anotherCode.link" /> },
        { to: to.login, words: <FormattedMessage id="visitor.login.link" /> },
      ]}
    >
      {(field) => (
        <>
          <EmailField field={field} first={view.values.email === ''} />
          <CodeField field={field} first={view.values.email !== ''} />
        </>
      )}
    </VisitorPage>
  );
}
