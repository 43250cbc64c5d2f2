import type { IntlShape } from 'react-intl';

type Moment = string | number | Date;

/** pt is read by Brazilians and es by Latin Americans: DD/MM/YYYY; en is MM/DD/YYYY. */
const formatLocales: Readonly<Record<string, string>> = { es: 'es-AR', pt: 'pt-BR', en: 'en-US' };

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(formatLocales[locale] ?? locale, options);
  formats.set(key, made);
  return made;
}

const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const time = (locale: string): Intl.DateTimeFormatOptions => ({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: locale === 'en' ? 'h12' : 'h23',
});

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * DD/MM/YYYY, in English MM/DD/YYYY, in the reader's time zone; a date without a time (`2026-11-20`) is that calendar day
 * everywhere. What is no date comes back as it is.
 */
export function formatDay(intl: IntlShape, moment: Moment): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  const zone =
    typeof moment === 'string' && calendarDay.test(moment)
      ? { timeZone: 'UTC' }
      : intl.timeZone
        ? { timeZone: intl.timeZone }
        : {};
  return format(intl.locale, { ...day, ...zone }).format(date);
}

/** The same day as in a seller's history alone: DD.MM.YYYY, in English MM.DD.YYYY. */
export const formatDottedDay = (intl: IntlShape, moment: Moment): string =>
  formatDay(intl, moment).replaceAll('/', '.');

/** The time of the day, in the reader's time zone: 17:00, in English 05:00 PM. */
export function formatTime(intl: IntlShape, moment: Moment): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return format(intl.locale, { ...time(intl.locale), ...(intl.timeZone ? { timeZone: intl.timeZone } : {}) }).format(
    date,
  );
}

/** Day and time; a calendar day has no time. */
export function formatDateTime(intl: IntlShape, moment: Moment): string {
  if (typeof moment === 'string' && calendarDay.test(moment)) return formatDay(intl, moment);
  return `${formatDay(intl, moment)} ${formatTime(intl, moment)}`.trim();
}
