import type { LiveSearch } from '../../contracts/shapes';

interface Read {
  search: Pick<LiveSearch, 'sites' | 'filterProfileId' | 'status'> | null;
  /** How many the search has found. */
  found: number;
  /** Where reading began, what of it is known, and what lies behind. */
  from: number;
  known: number;
  ahead: number;
}

/**
 * What of a search's listings isn't among its results: those that its filter leaves out, and those that are gone from it, as trusted ones
 * are (D01). Nothing while the search still finds.
 */
export function hiddenOf({ search, found, from, known, ahead }: Read): { filtered: number; gone: number } {
  if (search === null || search.status === 'in_progress') return { filtered: 0, gone: 0 };
  const filtered =
    search.filterProfileId === null ? 0 : search.sites.reduce((sum, site) => sum + site.count - site.filtered, 0);
  return { filtered, gone: Math.max(0, found - filtered - from - known - ahead) };
}
