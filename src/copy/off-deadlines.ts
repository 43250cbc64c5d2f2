import type { IntlShape } from 'react-intl';
import type { OffDeadline } from '../../machines/domain/working-days';
import { formatNearDay } from '../parts/format-deadline';

/** Which working day is the last before a deadline on a day off; with the day off unless `short`. */
export function describeOffDeadline(intl: IntlShape, { off, last, comes }: OffDeadline, short = false): string {
  const lastDay = intl.formatMessage({ id: 'countdown.off.last' }, { comes, day: formatNearDay(intl, last) });
  if (short) return lastDay;
  const holiday = off.dayOff === 'holiday' ? off.name : '';
  return `${intl.formatMessage({ id: 'countdown.off.day' }, { off: off.dayOff, holiday })} ${lastDay}`;
}
