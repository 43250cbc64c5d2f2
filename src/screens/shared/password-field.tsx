import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../contracts/vocabulary/limits';
import type { PasswordValues } from '../../../machines/domain/credentials';
import type { FieldOf } from '../../seams/use-machine-form';

interface PasswordFieldProps<Name extends keyof PasswordValues> {
  field: (name: Name) => Omit<ReturnType<FieldOf<PasswordValues>>, 'name'> & { name: string };
  name: Name;
  label: ReactNode;
  description?: ReactNode;
  /** It must be typed, unless this is false. */
  required?: boolean;
  /** The size of the fields around it. */
  size?: 'sm' | 'md';
}

/** One password, which the browser knows as the current or as a new one. */
export function PasswordField<Name extends keyof PasswordValues>({
  field,
  name,
  label,
  description,
  required = true,
  size = 'md',
}: PasswordFieldProps<Name>) {
  const intl = useIntl();
  return (
    <PasswordInput
      {...field(name)}
      required={required}
      size={size}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      label={label}
      description={description}
      visibilityToggleButtonProps={{ 'aria-label': intl.formatMessage({ id: 'parts.password.show' }) }}
    />
  );
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({
  field,
  label,
}: Pick<PasswordFieldProps<'password' | 'confirmation'>, 'field' | 'label'>) {
  return (
    <>
      <PasswordField
        field={field}
        name="password"
        label={label}
        description={<FormattedMessage id="password.hint.text" values={{ min: limits.passwordMin }} />}
      />
      <PasswordField field={field} name="confirmation" label={<FormattedMessage id="password.confirmation.label" />} />
    </>
  );
}
