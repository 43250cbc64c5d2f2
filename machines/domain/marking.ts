import { because, type Because } from './because';
import { isSuspicious, whyNotApprove, whyNotMarkSuspicious, whyNotUndo, type SeenListing } from './listings';
import { canBeNoticedAgain, isInvalidStatus, whyNotReport } from './report-listings';

/** Where a listing stands between the two decisions. `sent`: its notice is on its way or was taken. */
export type MarkStanding = 'open' | 'trusted' | 'suspicious' | 'sent';

export function markStanding(listing: SeenListing): MarkStanding {
  if (listing.noticed !== null && (listing.noticed.sent || listing.noticed.sending) && !canBeNoticedAgain(listing))
    return 'sent';
  if (isSuspicious(listing) && !canBeNoticedAgain(listing)) return 'suspicious';
  return listing.approved !== null ? 'trusted' : 'open';
}

/** What may be done with a listing now, and why not; `undo` is what would be undone (rulings D01, D02). */
export interface MarkChoices {
  standing: MarkStanding;
  trust: Because | null;
  suspect: Because | null;
  edit: Because | null;
  undo: 'approved' | 'reported' | null;
}

export function markChoices(listing: SeenListing): MarkChoices {
  const standing = markStanding(listing);
  const unpublished = isInvalidStatus(listing.status)
    ? because('NOT_PUBLISHED', { values: { status: listing.status } })
    : null;
  const undo = standing === 'trusted' ? 'approved' : 'reported';
  return {
    standing,
    trust: whyNotApprove(listing) ?? unpublished,
    suspect: whyNotMarkSuspicious(listing),
    edit: standing === 'suspicious' ? whyNotReport(listing, { edit: true }) : because('NOT_REPORTED'),
    undo: (standing === 'trusted' || standing === 'suspicious') && whyNotUndo(listing, undo) === null ? undo : null,
  };
}
