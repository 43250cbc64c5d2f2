import type { Tables } from './tables';
import { isSite, siteOf } from './sites';

type ProfilePlaces = Pick<Tables['profiles'], 'marketplace_json' | 'sites_json'>;

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks of that zone show at `at`, as if it were UTC, epoch milliseconds. */
function wallTime(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

/** The moment at which clocks of that zone show `wall`; the first one after it where they skip it. */
function momentAt(wall: number, timeZone: string): number {
  const before = wall - day - (wallTime(wall - day, timeZone) - (wall - day)) + day;
  const after = before - (wallTime(before, timeZone) - wall);
  return wallTime(after, timeZone) === wall ? after : Math.max(before, after);
}

/** The time zone of a person: that of the country of their marketplace account, else of their first country. */
export function timeZoneOf(profile: ProfilePlaces): string {
  const account =
    profile.marketplace_json === null ? null : (JSON.parse(profile.marketplace_json) as { siteId?: string });
  const [first = 'MLA'] = JSON.parse(profile.sites_json) as string[];
  const siteId = account?.siteId ?? first;
  return siteOf(isSite(siteId) ? siteId : 'MLA').timeZone;
}

/** The person's day that holds `at`: its first moment, and that of the next one, epoch milliseconds. */
export function localDay(profile: ProfilePlaces, at: number): { start: number; end: number } {
  const timeZone = timeZoneOf(profile);
  const morning = Math.floor(wallTime(at, timeZone) / day) * day;
  return { start: momentAt(morning, timeZone), end: momentAt(morning + day, timeZone) };
}

/** The day of the calendar that `at` falls on where the person is, as its midnight in UTC. */
export const calendarDateOf = (profile: ProfilePlaces, at: number): Date =>
  new Date(Math.floor(wallTime(at, timeZoneOf(profile)) / day) * day);

/** That day of the calendar (`YYYY-MM-DD`) where the person is; null for a text that is none. */
export function calendarDay(
  profile: ProfilePlaces,
  text: string | null | undefined,
): ReturnType<typeof localDay> | null {
  const morning = text ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(morning)) return null;
  const timeZone = timeZoneOf(profile);
  return { start: momentAt(morning, timeZone), end: momentAt(morning + day, timeZone) };
}
