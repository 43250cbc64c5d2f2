import { isIsoDay } from '../../machines/domain/iso-day';

/** The day of a form (YYYY-MM-DD, or nothing) as its field shows it, in English the month first; null for a text that is no day. */
export function formatFormDay(locale: string, value: string): string | null {
  if (value === '') return '';
  if (!isIsoDay(value)) return null;
  const [year = '', month = '', day = ''] = value.split('-');
  return (locale === 'en' ? [month, day, year] : [day, month, year]).join('/');
}
