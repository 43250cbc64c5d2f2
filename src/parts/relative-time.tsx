import { useIntl, type IntlShape } from 'react-intl';
import { ageOf, type Age } from '../../machines/domain/timestamps';
import { formatDateTime } from '../copy/dates';

/** How long ago that was, in words: now, 2 hours ago, yesterday. */
export const formatAge = (intl: IntlShape, { unit, count }: Age): string =>
  // A month that is thirty days long may lie in no calendar's last one.
  intl.formatRelativeTime(-count, unit, { numeric: unit === 'second' || unit === 'day' ? 'auto' : 'always' });

/** How long ago that was (an ISO moment; `now` in milliseconds of the same clock), with the exact moment for whoever rests on it. */
export function RelativeTime({ at, now }: { at: string; now: number }) {
  const intl = useIntl();
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  return (
    <time dateTime={at} title={formatDateTime(intl, at)}>
      {formatAge(intl, ageOf(moment, now))}
    </time>
  );
}
