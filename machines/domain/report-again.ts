import { groupOf } from './status';
import { isInvalidStatus } from './report-listings';

/** What keeps another report of a listing from following one that has ended. */
export type ReportAgain = 'now' | 'later' | 'unpublished';

interface Ended {
  /** The status of the report, as the gateway sent it. */
  caseStatus: string | null;
  /** The listing's, null while nobody knows it. */
  listingStatus: string | null;
  /** The last day on which its reason is refused, null where none is known. */
  until: string | null;
}

/**
 * Whether the listing of a report can be reported again: `later` for the same reason, at once for another one; null while that report has
 * not ended. Where a protection is not known, the gateway alone can refuse.
 */
export function reportAgain({ caseStatus, listingStatus, until }: Ended): ReportAgain | null {
  const group = groupOf(caseStatus);
  if (group === null || group === 'IN_PROGRESS' || group === 'PENDING') return null;
  if (listingStatus !== null && isInvalidStatus(listingStatus)) return 'unpublished';
  return until === null ? 'now' : 'later';
}
