import { Box, Button, TextInput } from '@mantine/core';
import { ChoiceSelect } from '../../../parts/choice-select';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '../../../../contracts/shapes';
import { namedCountryCodes } from '../../../../contracts/vocabulary/sites';
import {
  accountFaults,
  fieldsOf,
  isOptional,
  isTypeSettled,
  type AccountFormField,
  type AccountValues,
} from '../../../../machines/domain/account-form';
import type { accountFormMachine } from '../../../../machines/profile/account-form/account-form.machine';
import { drawerFormView } from '../../../../machines/shared/drawer-form.view';
import { countryChoices, languageChoices } from '../../../copy/choices';
import type { MessageId } from '../../../copy/message-ids';
import { busyProps } from '../../../parts/busy-props';
import { SideDrawer } from '../../../parts/side-drawer';
import { useMachineForm } from '../../../seams/use-machine-form';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './profile-page-screen.module.css';

const formId = 'account-form';

/** What may be chosen in a field, by value; of the others anything may be written. */
const choices: Partial<Record<AccountFormField, Readonly<Record<string, MessageId>>>> = {
  accountType: { rights_holder: 'profilePage.accountType.rightsHolder', attorney: 'profilePage.accountType.attorney' },
  personKind: { natural: 'accountForm.natural.option', legal: 'accountForm.legal.option' },
  capacity: { holder: 'accountForm.holder.option', representative: 'accountForm.representative.option' },
};
const hints: Partial<Record<AccountFormField, MessageId>> = {
  identificationType: 'accountForm.identificationType.hint',
  accreditation: 'accountForm.accreditation.hint',
};
/** What a browser knows of the person. */
const known: Partial<Record<AccountFormField, { type?: 'email' | 'tel'; autoComplete: string }>> = {
  contactName: { autoComplete: 'name' },
  internationalCode: { type: 'tel', autoComplete: 'tel-country-code' },
  contactPhone: { type: 'tel', autoComplete: 'tel-national' },
  contactEmail: { type: 'email', autoComplete: 'email' },
  accountDisplayName: { autoComplete: 'organization' },
  accountDisplayEmail: { type: 'email', autoComplete: 'off' },
  holderContactEmail: { type: 'email', autoComplete: 'off' },
};
/** The parts of the form, by the field that begins each. */
const heads: Partial<Record<AccountFormField, MessageId>> = {
  personKind: 'accountForm.own.title',
  attorneyName: 'accountForm.own.title',
  contactName: 'accountForm.contact.title',
  accountDisplayName: 'accountForm.public.title',
};

interface AccountFormDrawerProps {
  actor: ActorRefFrom<typeof accountFormMachine>;
  account: Account | null;
}

/** What the verification of an account asks: the fields follow the type that is chosen. Closing keeps what was typed. */
export function AccountFormDrawer({ actor, account }: AccountFormDrawerProps) {
  const intl = useIntl();
  const view = useSelector(actor, drawerFormView<AccountValues>, shallowEqual);
  const { field, onSubmit } = useMachineForm<AccountValues>({
    values: view.values,
    rules: accountFaults,
    refused: view.refused,
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  const optionsOf = (name: AccountFormField) => {
    if (name === 'accountLang') return languageChoices;
    const choose = { value: '', label: intl.formatMessage({ id: 'accountForm.choose.option' }) };
    if (name === 'identificationCountry') {
      return [choose, ...countryChoices(intl, namedCountryCodes)];
    }
    const of = choices[name];
    if (of === undefined) return null;
    return [choose, ...Object.entries(of).map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))];
  };
  const settled = isTypeSettled(account);
  return (
    <SideDrawer
      opened={view.open}
      held={!view.canClose}
      title={<FormattedMessage id="accountForm.title.text" />}
      onClose={() => actor.send({ type: 'form.close' })}
      onGone={() => actor.send({ type: 'form.gone' })}
      foot={
        <div className={classes.foot}>
          <SubmissionDelay of={actor} onClose={() => actor.send({ type: 'form.close' })} />
          {view.failure !== null && (
            <FailureLine failure={view.failure} kept={<FormattedMessage id="accountCall.kept.text" />} />
          )}
          <Button fullWidth type="submit" form={formId} {...busyProps(view.submitting)}>
            <FormattedMessage id="accountForm.submit.action" />
          </Button>
        </div>
      }
    >
      <Box component="form" id={formId} noValidate className={classes.form} onSubmit={onSubmit}>
        <p className={classes.lead}>
          <FormattedMessage id="accountForm.lead.text" />
        </p>
        {fieldsOf(view.values).map((name) => {
          const head = heads[name];
          const options = optionsOf(name);
          const hint = name === 'accountType' && settled ? 'accountForm.settled.hint' : hints[name];
          const props = {
            ...field(name),
            label: <FormattedMessage id={`accountForm.${name}.label`} />,
            required: !isOptional(name),
            description: isOptional(name) ? (
              <FormattedMessage id="accountForm.optional.text" />
            ) : (
              hint && <FormattedMessage id={hint} />
            ),
            'data-autofocus': name === 'accountType' || undefined,
          };
          return (
            <div key={name} className={classes.field}>
              {head !== undefined && (
                <h3>
                  <FormattedMessage id={head} />
                </h3>
              )}
              {name === 'accountType' && settled ? (
                <TextInput
                  label={props.label}
                  description={props.description}
                  readOnly
                  value={options?.find(({ value }) => value === view.values.accountType)?.label ?? ''}
                />
              ) : options === null ? (
                <TextInput {...props} {...known[name]} />
              ) : (
                <ChoiceSelect {...props} choices={options} />
              )}
            </div>
          );
        })}
      </Box>
    </SideDrawer>
  );
}
