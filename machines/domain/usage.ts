import type { Statistic } from '../../contracts/shapes';
import type { Device } from '../../contracts/vocabulary/members';
import { readPathOf, type Location } from './locations';

/** What somebody did with the console: no text that they typed but the keyword of a search (ruling J08). */
export type Usage = Pick<Statistic, 'event' | 'type' | 'page'> & Partial<Pick<Statistic, 'search' | 'from' | 'detail'>>;

/** The class of a device by the width of its page, in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width < 600) return 'Mobile';
  return width < 1024 ? 'Tablet' : 'Desktop';
}

/** A page was shown; null where the same path is only narrowed otherwise. */
export function pageUsage(place: Location, from: Location | null): Usage | null {
  const page = readPathOf(place.href);
  const before = from === null ? null : readPathOf(from.href);
  if (before === page) return null;
  return {
    type: 'navigation',
    event: 'page_view',
    page,
    ...(before !== null && { from: before }),
  };
}
