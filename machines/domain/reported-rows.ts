import type { Listing } from '../../contracts/shapes';

/** A listing as every screen sees it, as far as it matters here. */
type Row = Pick<Listing, 'reported' | 'noticed'> & { removed: boolean; pendingMark: unknown; sending: boolean };

/** The rows of a page that are still in the list: not taken off it, not sent meanwhile. */
export function rowsThere(ids: readonly string[], visible: Readonly<Record<string, Row>>): string[] {
  return ids.filter((id) => {
    const listing = visible[id];
    return (
      listing !== undefined &&
      !listing.removed &&
      (listing.reported !== null || listing.pendingMark !== null) &&
      (listing.noticed === null || !listing.noticed.sent || listing.sending)
    );
  });
}
