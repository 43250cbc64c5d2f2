import type { IntlShape } from 'react-intl';
import { formatDay } from './dates';

/** The weekday and the day without its year, for what is near: dom 22/11, in English Sun 11/22; in the reader's time zone. */
export function formatNearDay(intl: IntlShape, moment: string | number): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  const weekday = intl.formatDate(date, { weekday: 'short' }).replace('.', '');
  return `${weekday} ${formatDay(intl, date).slice(0, 5)}`;
}
