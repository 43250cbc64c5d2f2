import { unsendableNoticeStatuses } from '../../contracts/vocabulary/case-statuses';
import type { Refusal as RefusalCode } from '../../contracts/vocabulary/failures';
import { limits } from '../../contracts/vocabulary/limits';
import {
  imageReasons,
  reasons,
  singleCatalogueReasons,
  singleListingReasons,
} from '../../contracts/vocabulary/reasons';
import { dayStart, siteNotices, type ProfileRow } from './allowance';
import type { CaseRow, ListingRow } from './case-flow';
import type { Database } from './database';
import type { MarkRow } from './marks';
import { Refusal } from './refusal';

/** Why one listing is refused, with what the sentence names. */
export interface RowRefusal {
  code: RefusalCode;
  values?: Record<string, string | number>;
}

const allowedText = /^[A-Za-z0-9.,'& \r\n]*$/;

/** A report's comment as it may travel: refuses one that is too short, too long or has other characters. */
export const checkComment = (text: string): void => {
  const dense = text.replace(/\s/g, '');
  if (dense.length < limits.commentMin || text.length > limits.commentPattern || !allowedText.test(text)) {
    throw new Refusal('INVALID_COMMENT');
  }
};

export interface ReportInput {
  code: string;
  photos: readonly string[];
  count: number;
  siteId: string;
  /** What is reported are selling conditions of a catalogue page. */
  catalogue: boolean;
}

/** The rules about the reason: it is one of the site's, takes so many listings, and has its photos. */
export const checkReason = (
  db: Database,
  profile: ProfileRow,
  { code, photos, count, siteId, catalogue }: ReportInput,
): void => {
  const allowed = siteNotices(db, profile.id, siteId);
  if (allowed.length === 0) throw new Refusal('NO_NOTICES_FOR_SITE', undefined, { siteId });
  const reason = reasons.find((known) => known.code === code);
  if (!reason?.category || !allowed.includes(code)) throw new Refusal('REASON_NOT_ALLOWED');
  const single: readonly string[] = catalogue
    ? [...singleListingReasons, ...singleCatalogueReasons]
    : singleListingReasons;
  if (count > 1 && single.includes(code)) throw new Refusal('REASON_NOT_ALLOWED');
  const image: readonly string[] = imageReasons;
  if (image.includes(code) && photos.length === 0) throw new Refusal('PHOTO_REQUIRED');
};

const published = (listing: ListingRow): boolean => listing.status === 'active' || listing.status === 'paused';

const stillOpen = (notice: CaseRow | undefined): boolean => {
  const blocking: readonly string[] = unsendableNoticeStatuses;
  return notice !== undefined && blocking.includes(notice.status);
};

/** A protection for the reason that holds today. */
export const protectionOf = (db: Database, listingId: string, code: string, now: number): number | null =>
  db.first(
    db.q
      .selectFrom('blindages')
      .select('due_at')
      .where('listing_id', '=', listingId)
      .where('reason', '=', code)
      .where('due_at', '>=', dayStart(now))
      .orderBy('due_at', 'desc')
      .limit(1),
  )?.due_at ?? null;

/** Until when an earlier report of the organisation for the same reason keeps the listing from another one. */
export const withdrawalEndOf = (
  db: Database,
  profile: ProfileRow,
  listingId: string,
  code: string,
  now: number,
): number | null =>
  db.first(
    db.q
      .selectFrom('cases')
      .select('withdrawn_until')
      .where('listing_id', '=', listingId)
      .where('group_id', '=', profile.group_id)
      .where('code', '=', code)
      .where('withdrawn_until', '>', now)
      .orderBy('withdrawn_until', 'desc')
      .limit(1),
  )?.withdrawn_until ?? null;

/** Which of these listings such a report keeps from another one, each with its reason and the last moment. */
export const withdrawnListings = (
  db: Database,
  profile: Pick<ProfileRow, 'group_id'>,
  ids: readonly string[],
  now: number,
): { listing_id: string; code: string; until: number }[] =>
  db
    .all(
      db.q
        .selectFrom('cases')
        .select(['listing_id', 'code'])
        .select(({ fn }) => fn.max<number>('withdrawn_until').as('until'))
        .where('listing_id', 'in', [...ids])
        .where('group_id', '=', profile.group_id)
        .where('withdrawn_until', '>', now)
        .groupBy(['listing_id', 'code'])
        .orderBy('listing_id'),
    )
    .map(({ listing_id, code, until }) => ({ listing_id, code, until }));

const dated = (code: RefusalCode, at: number): RowRefusal => ({
  code,
  values: { dueDate: new Date(at).toISOString() },
});

export interface MarkInput {
  listing: ListingRow | undefined;
  mark: MarkRow | undefined;
  notice: CaseRow | undefined;
  code: string;
  now: number;
}

/** Why a listing cannot be marked suspicious; null when it can. */
export const findReportRefusal = (db: Database, profile: ProfileRow, input: MarkInput): RowRefusal | null => {
  const { listing, mark, notice, code, now } = input;
  if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
  if (mark && (mark.verdict === 'approved' || mark.sent_at === null)) return { code: 'ALREADY_AUDITED' };
  if (stillOpen(notice)) return { code: 'REPORT_ALREADY_SENT' };
  if (!published(listing)) return { code: 'NOT_PUBLISHED' };
  const protectedUntil = protectionOf(db, listing.id, code, now);
  if (protectedUntil !== null) return dated('BLINDED', protectedUntil);
  const until = withdrawalEndOf(db, profile, listing.id, code, now);
  return until === null ? null : dated('RE_REPORT_TOO_SOON', until);
};

/** Why a listing cannot be marked trusted; null when it can. A mark that the caller still holds for sending may become trust. */
export const findApproveRefusal = (
  { listing, mark, notice }: Omit<MarkInput, 'code' | 'now'>,
  ownsMark: boolean,
): RowRefusal | null => {
  if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
  if (mark && (mark.verdict === 'approved' || (mark.sent_at === null && !ownsMark))) return { code: 'ALREADY_AUDITED' };
  return stillOpen(notice) ? { code: 'REPORT_ALREADY_SENT' } : null;
};

/** Why the report of a listing cannot be sent now; null when it can. `mark` is one that the caller may send. */
export const findSendRefusal = (
  db: Database,
  profile: ProfileRow,
  input: Omit<MarkInput, 'code'>,
): RowRefusal | null => {
  const { listing, mark, notice, now } = input;
  if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
  if (mark?.verdict !== 'reported' || mark.code === null) return { code: 'NOT_REPORTED' };
  if (mark.sent_at !== null && stillOpen(notice)) return { code: 'REPORT_ALREADY_SENT' };
  if (!published(listing)) return { code: 'NOT_PUBLISHED' };
  const allowed = siteNotices(db, profile.id, listing.site_id);
  if (allowed.length === 0) return { code: 'NO_NOTICES_FOR_SITE', values: { siteId: listing.site_id } };
  if (!allowed.includes(mark.code)) return { code: 'REASON_NOT_ALLOWED' };
  const protectedUntil = protectionOf(db, listing.id, mark.code, now);
  if (protectedUntil !== null) return dated('BLINDED', protectedUntil);
  const until = withdrawalEndOf(db, profile, listing.id, mark.code, now);
  return until === null ? null : dated('RE_REPORT_TOO_SOON', until);
};
