import type { IntlShape } from 'react-intl';
import type { Age } from '../../machines/domain/age';

/** How long ago that was, in words: now, 2 hours ago, yesterday. */
export const formatAge = (intl: IntlShape, { unit, count }: Age): string =>
  // A month that is thirty days long may lie in no calendar's last one.
  intl.formatRelativeTime(-count, unit, { numeric: unit === 'second' || unit === 'day' ? 'auto' : 'always' });
