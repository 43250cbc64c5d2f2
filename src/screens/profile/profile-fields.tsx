import { NativeSelect } from '@mantine/core';
import { ChoiceSelect } from '../../parts/choice-select';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileField, ProfileValues } from '../../../machines/domain/profile-form';
import { currencyChoices, languageChoices } from '../../copy/choices';
import type { FieldOf } from '../../seams/use-machine-form';
import { NameFields } from '../shared/name-fields';

interface ProfileFieldsProps {
  field: (name: ProfileField) => Omit<ReturnType<FieldOf<ProfileValues>>, 'name'> & { name: string };
  /** Who creates a profile says the family name; who changes one may leave it out. */
  needsFamilyName?: boolean;
  /** The size of the fields around them. */
  size?: 'sm' | 'md';
}

/** The names of a profile, its language and its currency. */
export function ProfileFields({ field, needsFamilyName = false, size }: ProfileFieldsProps) {
  const intl = useIntl();
  const choose = { value: '', label: intl.formatMessage({ id: 'accountForm.choose.option' }) };
  return (
    <>
      <NameFields
        field={field}
        labels={{
          givenName: <FormattedMessage id="profilePage.givenName.label" />,
          familyName: <FormattedMessage id="profilePage.familyName.label" />,
        }}
        needsFamilyName={needsFamilyName}
        size={size}
        first
      />
      <NativeSelect
        {...field('lang')}
        required
        size={size}
        label={<FormattedMessage id="profilePage.lang.label" />}
        data={[choose, ...languageChoices]}
      />
      <ChoiceSelect
        {...field('currency')}
        required
        size={size}
        label={<FormattedMessage id="profilePage.currency.label" />}
        choices={[choose, ...currencyChoices(intl)]}
      />
    </>
  );
}
