import type { CaseStatusGroup } from '../../contracts/vocabulary/case-status-groups';
import type { Listing } from '../../contracts/shapes';
import { isReport, type DecisionOutcome, type LearnableListing } from './learned-order';
import type { PastReport } from './past-reports';
import { groupOf } from './status';

/** A listing on which somebody decided, and how it ended. */
export interface PastDecision {
  listing: LearnableListing;
  outcome: DecisionOutcome;
}

/** Fewer decisions than this teach nothing; nor does a past in which nearly all were decided alike. */
export const fewestDecisions = 50;
export const fewestOfAKind = 5;
/** Of so many reports, the latest, the listings are asked for: what only they say is learned too. */
const maxRequested = 2000;

const outcomes: Record<CaseStatusGroup, DecisionOutcome> = {
  IN_PROGRESS: 'waiting',
  PENDING: 'waiting',
  APPROVED: 'confirmed',
  ROLLBACK: 'retracted',
  REJECTED: 'rejected',
  DISCARDED: 'rejected',
};

/** How a report ended, by its status; one of an unknown status is taken as open. */
export function outcomeOf(status: string | null): DecisionOutcome {
  const group = groupOf(status);
  return group === null ? 'waiting' : outcomes[group];
}

export interface DecisionCount {
  all: number;
  reported: number;
}

export function countDecisions(decisions: readonly Pick<PastDecision, 'outcome'>[]): DecisionCount {
  return { all: decisions.length, reported: decisions.filter(({ outcome }) => isReport(outcome)).length };
}

export const isEnough = ({ all, reported }: DecisionCount): boolean =>
  all >= fewestDecisions && reported >= fewestOfAKind && all - reported >= fewestOfAKind;

/** What is read of a listing. The stock of one that is sold no more tells what became of it, so that it is left out. */
export function toLearnable(listing: Listing): LearnableListing {
  const { id, siteId, title, thumbnail, pictures, seller, status } = listing;
  const { price, brand, partNumber, condition, availableQuantity, soldQuantity, officialStoreId } = listing;
  return {
    ...{ id, siteId, title, thumbnail, price, brand, partNumber, condition, soldQuantity, officialStoreId },
    pictures: pictures.slice(0, 1),
    seller: seller && { id: seller.id, watched: seller.watched, trusted: seller.trusted },
    ...(status === 'active' && { availableQuantity }),
  };
}

const toSmall = ({ listing, seller }: PastReport): LearnableListing => ({
  ...listing,
  seller: seller && { id: seller.id },
});

/** What the mark that a listing carries says of the decision on it; null where nobody decided. */
function outcomeOfMarks({ approved, reported, noticed }: Listing): DecisionOutcome | null {
  if (approved !== null) return 'trusted';
  if (noticed !== null && noticed.sent) return outcomeOf(noticed.noticeStatus);
  return reported === null ? null : 'waiting';
}

/** The listings that are asked for: of the latest reports, and of what was trusted in this browser, as far as they aren't known. */
export function listingsToAsk(
  reports: readonly PastReport[],
  trusted: readonly string[],
  known: Readonly<Record<string, unknown>>,
): string[] {
  const ids = [...trusted, ...reports.slice(0, maxRequested).map(({ listing }) => listing.id)];
  return [...new Set(ids)].filter((id) => known[id] === undefined);
}

/** Each listing that was decided on, with how it ended: by the report history, else by the mark that it carries. */
export function toDecisions(reports: readonly PastReport[], listings: readonly Listing[]): PastDecision[] {
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  const decided = new Map<string, PastDecision>();
  for (const listing of known.values()) {
    const outcome = outcomeOfMarks(listing);
    if (outcome !== null) decided.set(listing.id, { listing: toLearnable(listing), outcome });
  }
  for (const report of reports.toReversed()) {
    const listing = known.get(report.listing.id);
    if (listing !== undefined && listing.approved !== null) continue;
    decided.set(report.listing.id, {
      listing: listing === undefined ? toSmall(report) : toLearnable(listing),
      outcome: outcomeOf(report.status),
    });
  }
  return [...decided.values()];
}
