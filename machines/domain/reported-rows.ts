import type { Listing } from '../../contracts/shapes';

/** A listing as every screen sees it, as far as it matters here. */
type Row = Pick<Listing, 'reported' | 'noticed'> & { removed: boolean; pendingMark: unknown; sending: boolean };

/** Not taken off the list, and not sent meanwhile. */
const isLeft = ({ removed, noticed, sending }: Row) => !removed && (noticed === null || !noticed.sent || sending);

/** Whether a listing is in the suspicious list. */
export const isReported = (row: Row): boolean => isLeft(row) && row.reported !== null;

/** The rows of a page that are still in the list; one whose mark is on its way stays until that is over. */
export function rowsThere(ids: readonly string[], visible: Readonly<Record<string, Row>>): string[] {
  return ids.filter((id) => {
    const row = visible[id];
    return row !== undefined && isLeft(row) && (row.reported !== null || row.pendingMark !== null);
  });
}
