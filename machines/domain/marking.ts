import type { Listing } from '../../contracts/shapes';
import { because, type Because } from './because';
import { canBeNoticedAgain, whyNotReport } from './report-listings';

type Markable = Pick<Listing, 'status' | 'approved' | 'reported' | 'noticed'> & { removed?: boolean };

/** Where a listing stands between the two decisions. `sent`: its notice is on its way or was taken. */
export type MarkStanding = 'open' | 'trusted' | 'suspicious' | 'sent';

export function markStanding(listing: Markable): MarkStanding {
  if (listing.noticed !== null && (listing.noticed.sent || listing.noticed.sending) && !canBeNoticedAgain(listing)) return 'sent';
  if (listing.reported !== null && !canBeNoticedAgain(listing)) return 'suspicious';
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

export function markChoices(listing: Markable): MarkChoices {
  const standing = markStanding(listing);
  const report = whyNotReport(listing, { edit: false });
  const decided = { trusted: because('ALREADY_TRUSTED'), suspicious: because('ALREADY_REPORTED'), sent: because('ALREADY_SENT') };
  const taken = standing === 'open' ? null : decided[standing];
  return {
    standing,
    trust: taken ?? report,
    suspect: taken ?? report,
    edit: standing === 'suspicious' ? whyNotReport(listing, { edit: true }) : because('NOT_REPORTED'),
    undo: standing === 'trusted' ? 'approved' : standing === 'suspicious' ? 'reported' : null,
  };
}
