import { parseFormNumber } from '../../machines/domain/read-number';
import { formatLocales } from '../copy/money';
import { isIsoDay } from '../../machines/domain/timestamps';

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

/** The day of a form (YYYY-MM-DD, or nothing) as its field shows it, in English the month first; null for a text that is no day. */
export function formatFormDay(locale: string, value: string): string | null {
  if (value === '') return '';
  if (!isIsoDay(value)) return null;
  const [year = '', month = '', day = ''] = value.split('-');
  return (locale === 'en' ? [month, day, year] : [day, month, year]).join('/');
}
