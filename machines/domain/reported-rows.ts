import type { Listing } from '../../contracts/shapes';
import type { SuspiciousGroup } from './addresses';
import { isInvalidStatus } from './report-listings';

/** A listing as every screen sees it, as far as it matters here. */
type Row = Pick<Listing, 'reported' | 'noticed'> & { removed: boolean; pendingMark: unknown; sending: boolean };

/** Not taken off the list, and not sent meanwhile. */
const isLeft = ({ removed, noticed, sending }: Row) => !removed && (noticed === null || !noticed.sent || sending);

/** Whether a listing is in the suspicious list. */
export const isReported = (row: Row): boolean => isLeft(row) && row.reported !== null;

const isPresent = (row: Row): boolean => isLeft(row) && (row.reported !== null || row.pendingMark !== null);

/** The rows of a page that are still in the list; one whose mark is on its way stays until that is over. */
export function presentRows(ids: readonly string[], visible: Readonly<Record<string, Row | undefined>>): string[] {
  return ids.filter((id) => {
    const row = visible[id];
    return row !== undefined && isPresent(row);
  });
}

/** Of those that were chosen, on whichever page: still in the list, or not known here, and then asked about before anything is done. */
export function chosenRows(ids: readonly string[], visible: Readonly<Record<string, Row | undefined>>): string[] {
  return ids.filter((id) => {
    const row = visible[id];
    return row === undefined || isPresent(row);
  });
}

export interface RowGroup {
  /** A seller's id, a site or a reason's code; empty where there is none, or where rows stand as they come. */
  key: string;
  ids: string[];
}
type Grouped = Pick<Listing, 'siteId' | 'seller' | 'reported'>;

const keyOf: Record<Exclude<SuspiciousGroup, 'none'>, (row: Grouped) => string> = {
  seller: ({ seller }) => seller?.id ?? '',
  country: ({ siteId }) => siteId,
  reason: ({ reported }) => reported?.code ?? '',
};

/** The rows put together, the most first; as they come within a group, and where nothing is put together. */
export function groupedRows(
  ids: readonly string[],
  visible: Readonly<Record<string, Grouped>>,
  by: SuspiciousGroup,
): RowGroup[] {
  if (by === 'none') return [{ key: '', ids: [...ids] }];
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const row = visible[id];
    const key = row === undefined ? '' : keyOf[by](row);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups].map(([key, members]) => ({ key, ids: members })).sort((a, b) => b.ids.length - a.ids.length);
}

export type RowWarning =
  | { about: 'noPhotos' }
  | { about: 'ended' | 'paused'; status: string }
  | { about: 'protected'; until: string };

/** What a person should know of a listing before its report is sent; `protectedUntil` is for the reason of that report. */
export function warningsOf(
  { status, pictures, reported }: Pick<Listing, 'status' | 'pictures' | 'reported'>,
  protectedUntil: string | null,
): RowWarning[] {
  return [
    ...(isInvalidStatus(status) ? [{ about: 'ended' as const, status }] : []),
    ...(status !== 'active' && !isInvalidStatus(status) ? [{ about: 'paused' as const, status }] : []),
    ...(protectedUntil !== null ? [{ about: 'protected' as const, until: protectedUntil }] : []),
    ...(reported !== null && pictures.length === 0 ? [{ about: 'noPhotos' as const }] : []),
  ];
}
