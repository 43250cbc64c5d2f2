import { parseFormNumber } from '../../machines/domain/form-number';
import { formatLocales } from '../copy/money';

/** The number of a form (as `form-number` writes it) as its field shows it; null for a text that was not understood as one. */
export function formatFormNumber(locale: string, value: string): string | null {
  const number = parseFormNumber(value);
  if (number === null) return '';
  if (Number.isNaN(number)) return null;
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  // Three would be read as a thousand's.
  const least = decimals === 3 ? 4 : decimals > 0 ? 2 : 0;
  const options = { minimumFractionDigits: least, maximumFractionDigits: 20 };
  return new Intl.NumberFormat(formatLocales[locale] ?? locale, options).format(number);
}
