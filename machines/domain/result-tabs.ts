import type { ResultTab } from './addresses';
import type { SeenListing } from './listings';
import { markStatusOf } from './marking';
import { isInvalidStatus } from './report-listings';
import type { LiveSearch } from '../../contracts/shapes';

type Seen<Of> = Readonly<Record<string, Of | undefined>>;

/** Whether its status lets a listing be marked; one that isn't known yet is taken for published. */
export const canBeMarked = (listing: Pick<SeenListing, 'status'> | undefined): boolean =>
  listing === undefined || !isInvalidStatus(listing.status);

/** The tab of a listing as it is seen now; one that isn't known yet is to be reviewed. */
export function tabOf(listing: SeenListing | undefined): ResultTab {
  const standing = listing === undefined ? 'open' : markStatusOf(listing);
  if (standing !== 'open' && standing !== 'discarded') return standing;
  return canBeMarked(listing) ? 'review' : 'inactive';
}

/** How many each tab holds of these that `isMeant` means. */
export function countsOf<Of extends SeenListing>(
  ids: readonly string[],
  seen: Seen<Of>,
  isMeant: (listing: Of | undefined) => boolean = () => true,
): Record<ResultTab, number> {
  const counts = { review: 0, suspicious: 0, sent: 0, trusted: 0, inactive: 0 };
  for (const id of ids) if (isMeant(seen[id])) counts[tabOf(seen[id])] += 1;
  return counts;
}

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
