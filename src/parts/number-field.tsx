import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readMarkedText, markAsText, readNumber } from '../../machines/domain/read-number';
import { formatFormNumber } from './format-form-values';
import { useTypedValue } from './use-typed-value';

interface NumberFieldProps {
  label: ReactNode;
  name?: string;
  /** As `form-number` writes numbers. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
  readOnly?: boolean | undefined;
  /** It counts things. */
  whole?: boolean;
  /** The currency of the number; another one beside it is told. */
  currency?: string;
}

/** A number, typed or pasted as the reader's language, or any other, writes it; a field of a form. Left, it stands as it was understood. */
export function NumberField({ defaultValue = '', onChange, error, whole, currency, ...field }: NumberFieldProps) {
  const { locale } = useIntl();
  const typed = useTypedValue({
    given: defaultValue,
    read: (text) => readNumber(locale, text, { whole, currency }),
    write: (value) => formatFormNumber(locale, value),
    hold: markAsText,
    held: readMarkedText,
    onChange,
  });
  const shownError = typed.fault !== null && (!typed.isTyping || error != null) ? typed.fault : error;
  return (
    <TextInput
      {...field}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed.text}
      onChange={({ currentTarget }) => typed.type(currentTarget.value)}
      onBlur={typed.settle}
      onKeyDown={typed.settleOnEnter}
      error={shownError}
      aria-invalid={shownError != null || undefined}
    />
  );
}
