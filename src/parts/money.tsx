import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../copy/money';
import classes from './parts.module.css';

interface Amount {
  amount: number;
  currency: string;
}

interface MoneyProps {
  /** In the currency that the person reads in; null when it could not be converted. */
  value: Amount | null;
  /** As the marketplace lists it, told on hover when it differs. */
  original?: Amount | null;
}

/** A price in the display currency, or that there is no data for it. */
export function Money({ value, original }: MoneyProps) {
  const intl = useIntl();
  const source =
    original !== null && original !== undefined && original.currency !== value?.currency
      ? intl.formatMessage({ id: 'parts.money.original' }, { amount: formatMoney(intl, original) })
      : undefined;
  return (
    <span className={value === null ? classes.none : classes.money} title={source}>
      {value === null ? <FormattedMessage id="parts.money.none" /> : formatMoney(intl, value)}
    </span>
  );
}
