import type { MenuEntry } from '../../../contracts/shapes';
import type { Place } from '../../../machines/domain/places';
import type { Way } from '../../parts/app-link';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

const isSame = (one: Place, other: Place): boolean =>
  one.screen === other.screen && JSON.stringify(one.params) === JSON.stringify(other.params);

function matchLength(url: string | null, here: Place, placeAt: (href: string) => Place): number {
  if (url === null || !url.startsWith('/')) return 0;
  const [path = '', query = ''] = url.split('?');
  const [herePath = '', hereQuery = ''] = here.href.split('?');
  const there = placeAt(url);
  const isShown = there.screen !== 'notFound' && isSame(there, here);
  if (!isShown && herePath !== path && !herePath.startsWith(`${path}/`)) return 0;
  const said = new URLSearchParams(hereQuery);
  const asked = [...new URLSearchParams(query)];
  return asked.every(([name, value]) => said.get(name) === value) ? path.length + query.length : 0;
}

/**
 * The id of the entry that names this place best, null when none does. `placeAt` tells what is at an entry's address, `hrefOf` where the
 * list of what awaits an answer is, which is gone through one after the other.
 */
export function currentEntry(
  entries: readonly MenuEntry[],
  here: Place,
  { placeAt, hrefOf }: Pick<Way, 'placeAt' | 'hrefOf'>,
): string | null {
  const place =
    here.screen === 'answering' ? placeAt(hrefOf({ to: 'history', search: { status: ['PENDING'] } })) : here;
  const best = flat(entries)
    .map((entry) => ({ id: entry.id, length: matchLength(entry.url, place, placeAt) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0];
  return best?.id ?? null;
}
