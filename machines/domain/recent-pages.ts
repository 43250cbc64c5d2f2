import { limits } from '../../contracts/vocabulary/limits';
import type { Target } from './addresses';

/** A listing, a case or a search that was looked at: where it is, and its title where it has one. */
export interface RecentPage {
  target: Target;
  title: string | null;
}

/** Under which they are kept in this browser, beside the drafts of the profile: they go with the person's own logout. */
export const recentPagesKey = 'recent-places';

const isRecent = (one: unknown): one is RecentPage =>
  typeof one === 'object' && one !== null && 'target' in one && 'title' in one;

/** What is kept of them among what the profile keeps, the newest first. */
export function readRecentPages(kept: Readonly<Record<string, unknown>>): RecentPage[] {
  const value = kept[recentPagesKey];
  return Array.isArray(value) ? value.filter(isRecent) : [];
}

const same = (one: RecentPage, other: RecentPage) =>
  one.target.to === other.target.to && JSON.stringify(one.target.params) === JSON.stringify(other.target.params);

/** They with one more, which stands first and once; a title that is known stays where the new one has none. */
export function withRecentPage(known: readonly RecentPage[], place: RecentPage): RecentPage[] {
  const former = known.find((one) => same(one, place));
  const newest = { ...place, title: place.title ?? former?.title ?? null };
  return [newest, ...known.filter((one) => one !== former)].slice(0, limits.recentPlaces);
}
