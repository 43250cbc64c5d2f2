import { useIntl } from 'react-intl';
import { ageOf } from '../../machines/domain/age';
import { formatAge } from '../copy/age';
import { formatDateTime } from '../copy/dates';

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
