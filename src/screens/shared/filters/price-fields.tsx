import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldOf } from '../../../seams/use-machine-form';
import classes from './filters.module.css';

const names = ['priceMin', 'priceMax'] as const;
type Name = (typeof names)[number];

interface PriceFieldsProps {
  field: (name: Name) => ReturnType<FieldOf<Record<string, string>>>;
  currency: string;
  /** Under both. */
  hint?: ReactNode;
}

/** The bounds of a price, typed in that currency. */
export function PriceFields({ field, currency, hint }: PriceFieldsProps) {
  return (
    <div className={classes.pair}>
      {names.map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          inputMode="decimal"
          label={<FormattedMessage id={`filters.${name}.label`} values={{ currency }} />}
        />
      ))}
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
