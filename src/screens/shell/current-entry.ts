import type { MenuEntry } from '../../../contracts/shapes';
import type { Location } from '../../../machines/domain/locations';
import type { AppNavigation } from '../../parts/app-link';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

const isSame = (one: Location, other: Location): boolean =>
  one.screen === other.screen && JSON.stringify(one.params) === JSON.stringify(other.params);

function matchLength(url: string | null, current: Location, placeAt: (href: string) => Location): number {
  if (url === null || !url.startsWith('/')) return 0;
  const [path = '', query = ''] = url.split('?');
  const [herePath = '', hereQuery = ''] = current.href.split('?');
  const entryPlace = placeAt(url);
  const isShown = entryPlace.screen !== 'notFound' && isSame(entryPlace, current);
  if (!isShown && herePath !== path && !herePath.startsWith(`${path}/`)) return 0;
  const hereParams = new URLSearchParams(hereQuery);
  const entryParams = [...new URLSearchParams(query)];
  return entryParams.every(([name, value]) => hereParams.get(name) === value) ? path.length + query.length : 0;
}

/**
 * The id of the entry that names this place best, null when none does. `placeAt` tells what is at an entry's address, `hrefOf` where the
 * list of what awaits an answer is, which is gone through one after the other.
 */
export function findCurrentEntry(
  entries: readonly MenuEntry[],
  current: Location,
  { placeAt, hrefOf }: Pick<AppNavigation, 'placeAt' | 'hrefOf'>,
): string | null {
  const place =
    current.screen === 'answering' ? placeAt(hrefOf({ to: 'history', search: { status: ['PENDING'] } })) : current;
  const best = flat(entries)
    .map((entry) => ({ id: entry.id, length: matchLength(entry.url, place, placeAt) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0];
  return best?.id ?? null;
}
