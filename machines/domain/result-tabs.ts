import type { ResultTab } from './addresses';
import type { SeenListing } from './listings';
import { markStatusOf } from './marking';

type Seen<Of> = Readonly<Record<string, Of | undefined>>;

/** The tab of a listing as it is seen now; one that isn't known yet is to be reviewed. */
export function tabOf(listing: SeenListing | undefined): ResultTab {
  const standing = listing === undefined ? 'open' : markStatusOf(listing);
  return standing === 'open' || standing === 'discarded' ? 'review' : standing;
}

/** How many each tab holds of these that `isMeant` means. */
export function countsOf<Of extends SeenListing>(
  ids: readonly string[],
  seen: Seen<Of>,
  isMeant: (listing: Of | undefined) => boolean = () => true,
): Record<ResultTab, number> {
  const counts = { review: 0, suspicious: 0, sent: 0, trusted: 0 };
  for (const id of ids) if (isMeant(seen[id])) counts[tabOf(seen[id])] += 1;
  return counts;
}
