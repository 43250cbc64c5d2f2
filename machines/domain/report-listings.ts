import type { Blindage, Listing, SiteNotices } from '../../contracts/shapes';
import { invalidListingStatuses } from '../../contracts/vocabulary/listings';
import { imageReasons, protectableReason, reasons, type ReasonCode } from '../../contracts/vocabulary/reasons';
import type { BlockReason } from './block-reason';
import { offeredCategories } from './report-reasons';
import { canBeNoticedAgain } from './running-notices';

type ReportableListing = Pick<Listing, 'status' | 'reported' | 'noticed'> & { removed?: boolean };

/** Whether a listing of that status is closed to marks and reports. */
export function isInvalidStatus(status: string): boolean {
  return (invalidListingStatuses as readonly string[]).includes(status);
}

function isNoticed({ noticed }: Pick<Listing, 'noticed'>): boolean {
  return noticed !== null && (noticed.sent || noticed.sending);
}

/** Why a listing can't be reported (or its report edited, with `edit`), null when it can. */
export function whyNotReport(
  listing: ReportableListing,
  { edit }: { edit: boolean },
): BlockReason<'ALREADY_REPORTED' | 'ALREADY_SENT' | 'REMOVED' | 'NOT_PUBLISHED' | 'NOT_REPORTED'> | null {
  if (listing.removed === true) return { because: 'REMOVED' };
  if (isInvalidStatus(listing.status)) return { because: 'NOT_PUBLISHED', values: { status: listing.status } };
  if (isNoticed(listing) && !canBeNoticedAgain(listing)) return { because: 'ALREADY_SENT' };
  if (edit) return listing.reported === null ? { because: 'NOT_REPORTED' } : null;
  return listing.reported !== null && !canBeNoticedAgain(listing) ? { because: 'ALREADY_REPORTED' } : null;
}

/** The items that a protection for that reason still keeps from being reported, with its last day; `now` in epoch milliseconds. */
export function protectedItems(blindages: readonly Blindage[], code: string, now: number): Map<string, string> {
  const today = new Date(now).toISOString().slice(0, 10);
  const items = new Map<string, string>();
  for (const { item, reason, dueDate } of blindages) {
    if (reason !== code || dueDate.slice(0, 10) < today) continue;
    const known = items.get(item);
    if (known === undefined || known < dueDate) items.set(item, dueDate);
  }
  return items;
}

/** The last day until which all of these are protected for the protectable reason; null when at least one can be reported for it. */
export function protectedUntil(ids: readonly string[], blindages: readonly Blindage[], now: number): string | null {
  const items = protectedItems(blindages, protectableReason, now);
  const days = ids.map((id) => items.get(id)).filter((day) => day !== undefined);
  return days.length < ids.length ? null : (days.toSorted().at(-1) ?? null);
}

/** The ids that a report for that reason goes out for: protected ones stay behind. */
export function reportedIds(
  ids: readonly string[],
  code: string,
  blindages: readonly Blindage[],
  now: number,
): string[] {
  const items = protectedItems(blindages, code, now);
  return ids.filter((id) => !items.has(id));
}

/** The codes allowed on a site, compared without regard to case; empty when the site has no entry. */
export function allowedCodes(notices: readonly SiteNotices[], siteId: string): string[] {
  const wanted = siteId.toUpperCase();
  return notices
    .filter((entry) => entry.siteId.toUpperCase() === wanted)
    .flatMap((entry) => entry.notices.map((notice) => notice.id));
}

/** The reasons that are offered to report for, in the order of the vocabulary. */
export const offeredCodes: readonly ReasonCode[] = reasons
  .filter(({ category }) => category !== null)
  .map(({ code }) => code);

/** Of them those that the profile may report for on some site. */
export function codesAnywhere(notices: readonly SiteNotices[]): ReasonCode[] {
  const allowed = new Set(notices.flatMap((entry) => entry.notices.map(({ id }) => id)));
  return offeredCodes.filter((code) => allowed.has(code));
}

/** Whether every notice that the profile may send, wherever it may send one, is about pictures (ruling E02); not when it may send none. */
export function hasOnlyImageNotices(notices: readonly SiteNotices[]): boolean {
  const codes = notices.flatMap((entry) => entry.notices.map(({ id }) => id));
  return codes.length > 0 && codes.every((code) => (imageReasons as readonly string[]).includes(code));
}

/** Why photos of a listing can't be reported, null when they can; the right is that to one of the image reasons on the site. */
export function whyNotReportImages(
  notices: readonly SiteNotices[],
  siteId: string,
  chosen: number,
  catalogue = false,
): BlockReason<'NO_IMAGE_RIGHT' | 'NO_CATEGORY_FOR_IMAGES' | 'NO_PHOTO_CHOSEN'> | null {
  const allowed = allowedCodes(notices, siteId);
  if (!imageReasons.some((code) => allowed.includes(code))) return { because: 'NO_IMAGE_RIGHT' };
  if (hasOnlyImageNotices(notices)) return { because: 'NO_CATEGORY_FOR_IMAGES' };
  const offered = offeredCategories({
    allowed,
    several: false,
    imagesOnly: true,
    catalogue,
    checkingProtection: false,
    protectedUntil: null,
  });
  if (offered.length === 0) return { because: 'NO_CATEGORY_FOR_IMAGES' };
  return chosen === 0 ? { because: 'NO_PHOTO_CHOSEN' } : null;
}
