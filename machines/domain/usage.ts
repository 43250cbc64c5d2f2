import type { Statistic } from '../../contracts/shapes';
import type { Device } from '../../contracts/vocabulary/members';
import type { Place } from './places';

/** What somebody did with the console: no text that they typed but the keyword of a search (ruling J08). */
export type Usage = Pick<Statistic, 'event' | 'type' | 'page'> & Partial<Pick<Statistic, 'search' | 'from' | 'detail'>>;

/** The class of a device by the width of its page, in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width < 600) return 'Mobile';
  return width < 1024 ? 'Tablet' : 'Desktop';
}

const pathOf = (place: Place | null): string => place?.href.split(/[?#]/, 1)[0] ?? '';
/** A page was shown; null where the same path is only narrowed otherwise. */
export function pageUsage(place: Place, from: Place | null): Usage | null {
  if (from !== null && pathOf(from) === pathOf(place)) return null;
  return {
    type: 'navigation',
    event: 'page_view',
    page: pathOf(place),
    ...(from !== null && { from: pathOf(from) }),
  };
}
