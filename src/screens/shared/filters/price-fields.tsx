import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NumberField } from '../../../parts/number-field';
import type { FieldOf } from '../../../seams/use-machine-form';
import classes from '../shared.module.css';

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
        <NumberField
          key={name}
          {...field(name)}
          currency={currency}
          label={<FormattedMessage id={`filters.${name}.label`} values={{ currency }} />}
        />
      ))}
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
