import type { Listing } from '../../contracts/shapes';
import type { BlockReason } from './block-reason';
import { isInvalidStatus, whyNotReport } from './report-listings';
import { canBeNoticedAgain } from './running-notices';

/** What the rules need to know of a listing, as a screen sees it. */
export type SeenListing = Pick<Listing, 'id' | 'status' | 'approved' | 'reported' | 'noticed'> & {
  sending?: boolean;
  removed?: boolean;
  discarded?: boolean;
  pendingMark?: { type: string } | null;
};

/** What more there is to look at of a listing: its conditional prices, the others of its catalogue page, and the photos of its notice's case. */
export function extrasOf(listing: Pick<Listing, 'saleConditions' | 'catalogProductId' | 'noticed'> | undefined) {
  return {
    saleConditions: listing?.saleConditions.length ?? 0,
    productId: listing?.catalogProductId ?? null,
    caseId: listing?.noticed?.noticeId ?? null,
  };
}

export type MarkOrigin = 'reported_articles' | 'elsewhere';

/** Reported and not sent: its report can be edited, dismissed or sent. */
export function isSuspicious({ reported, noticed }: Pick<Listing, 'reported' | 'noticed'>): boolean {
  return reported !== null && (noticed === null || canBeNoticedAgain({ noticed }) || noticed.failed);
}

/** Why a listing can't be marked trusted, null when it can. From the suspicious list a reported one may be. */
export function whyNotApprove(
  listing: SeenListing,
  place: MarkOrigin = 'elsewhere',
): BlockReason<'ALREADY_TRUSTED' | 'ALREADY_REPORTED' | 'ALREADY_SENT' | 'BEING_SENT' | 'REMOVED'> | null {
  if (listing.removed === true) return { because: 'REMOVED' };
  if (listing.sending === true) return { because: 'BEING_SENT' };
  if (listing.noticed?.sent === true && !canBeNoticedAgain(listing)) return { because: 'ALREADY_SENT' };
  if (listing.approved !== null) return { because: 'ALREADY_TRUSTED' };
  if (place === 'elsewhere' && listing.reported !== null && !canBeNoticedAgain(listing))
    return { because: 'ALREADY_REPORTED' };
  return null;
}

/** Why a listing can't be marked suspicious, null when it can. */
export function whyNotMarkSuspicious(
  listing: SeenListing,
): BlockReason<
  'ALREADY_TRUSTED' | 'ALREADY_REPORTED' | 'ALREADY_SENT' | 'REMOVED' | 'NOT_PUBLISHED' | 'NOT_REPORTED'
> | null {
  if (listing.approved !== null) return { because: 'ALREADY_TRUSTED' };
  return whyNotReport(listing, { edit: false });
}

/** Why a mark can't be taken back, null when it can. Trusted is final in the suspicious list. */
export function whyNotUndo(
  listing: SeenListing,
  undo: 'approved' | 'reported',
  place: MarkOrigin = 'elsewhere',
): BlockReason<'TRUSTED_IS_FINAL' | 'NOT_TRUSTED' | 'NOT_REPORTED' | 'ALREADY_SENT' | 'BEING_SENT'> | null {
  if (undo === 'approved') {
    if (place === 'reported_articles') return { because: 'TRUSTED_IS_FINAL' };
    return listing.approved === null ? { because: 'NOT_TRUSTED' } : null;
  }
  if (listing.reported === null) return { because: 'NOT_REPORTED' };
  if (listing.sending === true) return { because: 'BEING_SENT' };
  return isSuspicious(listing) ? null : { because: 'ALREADY_SENT' };
}

/** Why a listing can't be taken off the suspicious list, null when it can. */
export function whyNotRemove(listing: SeenListing): BlockReason<'REMOVED' | 'BEING_SENT'> | null {
  if (listing.removed === true) return { because: 'REMOVED' };
  return listing.sending === true || listing.noticed?.sending === true ? { because: 'BEING_SENT' } : null;
}

export type SendListingReason = BlockReason<
  'NOT_REPORTED' | 'NOTICE_UNDER_WAY' | 'BEING_SENT' | 'MARK_PENDING' | 'NOT_PUBLISHED' | 'REMOVED'
>;

/** Why this listing can't be sent as a notice, null when it can; whether the account may send is another matter. */
export function whyNotSend(listing: SeenListing): SendListingReason | null {
  if (listing.removed === true) return { because: 'REMOVED' };
  if (listing.reported === null) return { because: 'NOT_REPORTED' };
  if (listing.sending === true || listing.noticed?.sending === true) return { because: 'BEING_SENT' };
  if (listing.noticed?.sent === true && !canBeNoticedAgain(listing)) {
    return { because: 'NOTICE_UNDER_WAY', values: { status: listing.noticed.noticeStatus ?? '' } };
  }
  if (isInvalidStatus(listing.status)) return { because: 'NOT_PUBLISHED', values: { status: listing.status } };
  if (listing.pendingMark) return { because: 'MARK_PENDING' };
  return null;
}

/** The ids that *delete inactive* takes away. */
export function inactiveIds(listings: readonly Pick<Listing, 'id' | 'status'>[]): string[] {
  return listings.filter(({ status }) => isInvalidStatus(status)).map(({ id }) => id);
}
