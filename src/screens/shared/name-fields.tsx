import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProfileValues } from '../../../machines/domain/profile-form';
import type { FieldOf } from '../../seams/use-machine-form';

interface NameFieldsProps {
  field: (name: 'givenName' | 'familyName') => Omit<ReturnType<FieldOf<ProfileValues>>, 'name'> & { name: string };
  labels: Record<'givenName' | 'familyName', ReactNode>;
  /** Who creates a profile says the family name; who changes one may leave it out. */
  needsFamilyName?: boolean;
  /** The first of them takes the focus of the form. */
  first?: boolean;
  /** The size of the fields around them. */
  size?: 'sm' | 'md';
}

/** The names of a person. */
export function NameFields({ field, labels, needsFamilyName = true, first = false, size }: NameFieldsProps) {
  return (
    <>
      <TextInput
        {...field('givenName')}
        data-autofocus={first || undefined}
        required
        size={size}
        autoComplete="given-name"
        label={labels.givenName}
      />
      <TextInput
        {...field('familyName')}
        required={needsFamilyName}
        size={size}
        autoComplete="family-name"
        label={labels.familyName}
        description={!needsFamilyName && <FormattedMessage id="accountForm.optional.text" />}
      />
    </>
  );
}
