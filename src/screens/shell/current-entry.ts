import type { MenuEntry } from '../../../contracts/shapes';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

function matchLength(url: string | null, href: string): number {
  if (url === null || !url.startsWith('/')) return 0;
  const [path = '', query = ''] = url.split('?');
  const [herePath = '', hereQuery = ''] = href.split('?');
  const under =
    herePath === path ||
    (path !== '/' && herePath.startsWith(`${path}/`)) ||
    (path === '/live_searches' && herePath === '/');
  if (!under) return 0;
  const here = new URLSearchParams(hereQuery);
  const asked = [...new URLSearchParams(query)];
  return asked.every(([name, value]) => here.get(name) === value) ? path.length + query.length : 0;
}

/** The id of the entry that names the page at `href` (path and query) best, null when none does. */
export function currentEntry(entries: readonly MenuEntry[], href: string): string | null {
  const best = flat(entries)
    .map((entry) => ({ id: entry.id, length: matchLength(entry.url, href) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0];
  return best?.id ?? null;
}
