import { ChoiceSelect } from '../../../parts/choice-select';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import { registrationFaults, type RegistrationValues } from '../../../../machines/domain/visitor-calls';
import type { registerMachine } from '../../../../machines/session/register/register.machine';
import { accountCallView } from '../../../../machines/shared/account-call/account-call.view';
import { siteChoices } from '../../../copy/choices';
import { NameFields } from '../../shared/name-fields';
import { NewPasswordFields } from '../../shared/password-field';
import { EmailField } from '../entrance/visitor-fields';
import { VisitorPage } from '../entrance/visitor-page';
import classes from '../entrance/entrance.module.css';

/** Somebody without an account creates one. */
export function RegisterScreen({ actor }: { actor: ActorRefFrom<typeof registerMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, accountCallView<RegistrationValues, void>, shallowEqual);
  return (
    <VisitorPage
      actor={actor}
      view={view}
      title={<FormattedMessage id="register.title.text" />}
      lead={<FormattedMessage id="register.lead.text" />}
      action={<FormattedMessage id="register.submit.button" />}
      rules={registrationFaults}
      again="email"
      ways={(to) => [
        { to: to.login, words: <FormattedMessage id="register.login.link" /> },
        { to: to.confirmAccount, words: <FormattedMessage id="visitor.haveCode.link" /> },
      ]}
    >
      {(field) => (
        <>
          <EmailField field={field} first />
          <div className={classes.pair}>
            <NameFields
              field={field}
              labels={{
                givenName: <FormattedMessage id="visitor.givenName.label" />,
                familyName: <FormattedMessage id="visitor.familyName.label" />,
              }}
              size="md"
            />
          </div>
          <ChoiceSelect
            {...field('siteId')}
            required
            size="md"
            autoComplete="country-name"
            label={<FormattedMessage id="register.siteId.label" />}
            description={<FormattedMessage id="register.siteId.hint" />}
            choices={[
              { value: '', label: intl.formatMessage({ id: 'register.siteId.option' }) },
              ...siteChoices(intl, siteIds),
            ]}
          />
          <NewPasswordFields field={field} label={<FormattedMessage id="login.password.label" />} />
        </>
      )}
    </VisitorPage>
  );
}
