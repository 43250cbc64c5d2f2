import { TextInput } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

interface FieldProps<Name extends string> {
  field: (name: Name) => object;
  /** It takes the focus of the page. */
  first?: boolean;
}

/** The e-mail of an account. */
export function EmailField({ field, first = false }: FieldProps<'email'>) {
  return (
    <TextInput
      {...field('email')}
      data-autofocus={first || undefined}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      size="md"
      label={<FormattedMessage id="visitor.email.label" />}
    />
  );
}

/** The code that went out by e-mail. */
export function CodeField({ field, first = false }: FieldProps<'code'>) {
  return (
    <TextInput
      {...field('code')}
      data-autofocus={first || undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      size="md"
      label={<FormattedMessage id="visitor.code.label" />}
      description={<FormattedMessage id="visitor.code.hint" />}
    />
  );
}

interface CodeLeadProps {
  id: 'choosePassword.lead.text' | 'confirmAccount.lead.text';
  /** Where a code was asked for; empty where this tab knows of none. */
  sentTo: string;
}

/** Where the code went, as far as that is known. */
export function CodeLead({ id, sentTo }: CodeLeadProps) {
  return sentTo === '' ? (
    <FormattedMessage id="visitor.code.lead" />
  ) : (
    <FormattedMessage id={id} values={{ email: <strong>{sentTo}</strong> }} />
  );
}
