import { blockReason, type BlockReason } from './block-reason';
import { isSuspicious, whyNotApprove, whyNotMarkSuspicious, whyNotUndo, type SeenListing } from './listings';
import { isInvalidStatus, whyNotReport } from './report-listings';
import { canBeNoticedAgain } from './running-notices';

/** Where a listing stands between the two decisions. `sent`: its notice is on its way or was taken. */
export type MarkStatus = 'open' | 'trusted' | 'suspicious' | 'sent' | 'discarded';

export function markStatusOf(listing: SeenListing): MarkStatus {
  if (listing.noticed !== null && (listing.noticed.sent || listing.noticed.sending) && !canBeNoticedAgain(listing))
    return 'sent';
  if (isSuspicious(listing) && !canBeNoticedAgain(listing)) return 'suspicious';
  if (listing.approved !== null) return 'trusted';
  return listing.discarded === true ? 'discarded' : 'open';
}

/** The mark on a listing: a report that has ended is none. */
export function markOf(listing: SeenListing | undefined): 'none' | 'approved' | 'reported' {
  if (listing === undefined) return 'none';
  if (isSuspicious(listing) && !canBeNoticedAgain(listing)) return 'reported';
  return listing.approved === null ? 'none' : 'approved';
}

/** Where a decision is made: in the suspicious list trust is final and asks first (ruling D01). */
export type MarkOrigin =
  | 'live_searches'
  | 'suggested_articles'
  | 'article_detail'
  | 'send_notice'
  | 'reported_articles';

/** What may be done with a listing now, and why not; `undo` is what an undo takes back (rulings D01, D02). */
export interface MarkChoices {
  standing: MarkStatus;
  trust: BlockReason | null;
  suspect: BlockReason | null;
  edit: BlockReason | null;
  /** A suggestion is taken away only before anything was decided on it. */
  discard: BlockReason | null;
  undo: 'approved' | 'reported' | null;
  whyNotUndo: BlockReason | null;
}

export function markChoices(listing: SeenListing, place: MarkOrigin = 'live_searches'): MarkChoices {
  const standing = markStatusOf(listing);
  const inList = place === 'reported_articles';
  const judged = inList ? place : 'elsewhere';
  const unpublished =
    !inList && isInvalidStatus(listing.status)
      ? blockReason('NOT_PUBLISHED', { values: { status: listing.status } })
      : null;
  const beingSent = listing.sending === true ? blockReason('BEING_SENT') : null;
  const stands = standing === 'trusted' ? 'approved' : 'reported';
  const whyNot = whyNotUndo(listing, stands, judged);
  const gone = standing === 'discarded' ? blockReason('ALREADY_DISCARDED') : null;
  return {
    standing,
    trust: gone ?? whyNotApprove(listing, judged) ?? unpublished,
    suspect: gone ?? whyNotMarkSuspicious(listing),
    discard: gone ?? whyNotApprove(listing),
    edit:
      beingSent ?? (standing === 'suspicious' ? whyNotReport(listing, { edit: true }) : blockReason('NOT_REPORTED')),
    undo: (standing === 'trusted' || standing === 'suspicious') && whyNot === null ? stands : null,
    whyNotUndo: whyNot !== null && standing === 'open' && !inList ? blockReason('NOT_MARKED') : whyNot,
  };
}
