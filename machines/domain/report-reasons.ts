import {
  categories,
  imageReasons,
  notForChosenPhotosCategories,
  notOnCatalogueReasons,
  protectableReason,
  reasons,
  singleListingReasons,
  type Category,
  type ReasonCode,
  type ReasonGroup,
} from '../../contracts/vocabulary/reasons';
import type { BlockReason } from './block-reason';

/** What a report is about to be made on. */
export interface ReportSituation {
  /** Codes of the allowed notices of the listings' site, as the gateway sends them; unknown ones are passed over. */
  allowed: readonly string[];
  /** More than one listing. */
  several: boolean;
  /** Photos were chosen first, by *report images*. */
  imagesOnly: boolean;
  /** Opened on a catalogue page. */
  catalogue: boolean;
  /** The gateway was asked about protected items and has not answered. */
  checkingProtection: boolean;
  /** ISO 8601: until then none of the listings can be reported for the protectable reason; null when one of them can. */
  protectedUntil: string | null;
  /** The reason for which other variants of the same product were reported: all of them are, for one reason. */
  sameAs?: string | null;
}

export type ReasonBlock = BlockReason<
  'ONE_LISTING_ONLY' | 'NOT_ON_CATALOGUE' | 'SAME_REASON_ONLY' | 'CHECKING_PROTECTION' | 'PROTECTED_UNTIL'
>;

export interface OfferedReason {
  code: ReasonCode;
  group: ReasonGroup | null;
  /** Why it can't be chosen, null when it can. */
  why: ReasonBlock | null;
}

export interface OfferedCategory {
  name: Category;
  reasons: OfferedReason[];
  /** Why it can't be chosen: what holds for its first reason when it holds back all of them. */
  why: ReasonBlock | null;
}

/** Where the support form is, for a protection that should not be there. */

function includes<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}

export function isReasonCode(code: string): code is ReasonCode {
  return reasons.some((reason) => reason.code === code);
}

/** The category of a reason; null for a code that is only shown or not known. */
export function categoryOf(code: string): Category | null {
  return reasons.find((reason) => reason.code === code)?.category ?? null;
}

/** Photos have to be chosen with it. */
export function needsPhotos(code: string): boolean {
  return includes(imageReasons, code);
}

/** Whether a category asks for its specific reason; the others have one reason, which is taken with them. */
export function hasReasonStep(category: Category): boolean {
  return reasons.filter((reason) => reason.category === category).length > 1;
}

/** Why a reason can't be chosen in this situation, null when it can. */
export function whyNotReason(code: ReasonCode, situation: ReportSituation): ReasonBlock | null {
  if (situation.several && includes(singleListingReasons, code)) return { because: 'ONE_LISTING_ONLY' };
  if (situation.sameAs && code !== situation.sameAs) return { because: 'SAME_REASON_ONLY' };
  if (situation.catalogue && includes(notOnCatalogueReasons, code)) return { because: 'NOT_ON_CATALOGUE' };
  if (code !== protectableReason) return null;
  if (situation.checkingProtection) return { because: 'CHECKING_PROTECTION' };
  if (situation.protectedUntil === null) return null;
  return { because: 'PROTECTED_UNTIL', until: situation.protectedUntil, resolve: { to: 'supportForm' } };
}

/**
 * What the drawer offers, in the order of the vocabulary: allowed reasons by category, those that can't be chosen with why.
 * With photos chosen first, whole categories and the reasons that can't be chosen are left out instead; a protection that is
 * still being asked about is shown all the same, because it may turn out to be none.
 */
export function offeredCategories(situation: ReportSituation): OfferedCategory[] {
  return categories.flatMap(({ name }) => {
    if (situation.imagesOnly && includes(notForChosenPhotosCategories, name)) return [];
    const offered = reasons
      .filter((reason) => reason.category === name && situation.allowed.includes(reason.code))
      .map(({ code, group }) => ({ code, group, why: whyNotReason(code, situation) }))
      .filter(({ why }) => !situation.imagesOnly || why === null || why.because === 'CHECKING_PROTECTION');
    if (offered.length === 0) return [];
    const why = offered.every((reason) => reason.why !== null) ? (offered[0]?.why ?? null) : null;
    return [{ name, reasons: offered, why }];
  });
}

/** Whether that reason is offered and can be chosen. */
export function canChooseReason(code: string, situation: ReportSituation): boolean {
  return offeredCategories(situation).some((category) =>
    category.reasons.some((reason) => reason.code === code && reason.why === null),
  );
}

/** Whether that category is offered and can be chosen. */
export function canChooseCategory(name: string, situation: ReportSituation): boolean {
  return offeredCategories(situation).some((category) => category.name === name && category.why === null);
}
