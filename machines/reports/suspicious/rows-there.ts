import type { ListingsFacts } from '../../seats/listings';

/** The rows of a page that are still in the list: not taken off it, not sent meanwhile. */
export function rowsThere(ids: readonly string[], visible: ListingsFacts['visible']): string[] {
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
