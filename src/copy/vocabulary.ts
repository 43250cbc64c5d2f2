import type { IntlShape } from 'react-intl';
import { caseStatuses, type CaseStatus, type CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import {
  listingConditions,
  listingStatuses,
  type CaseSort,
  type LiveSearchSort,
  type LiveSearchStatus,
  type ReportSort,
  sellerReputations,
} from '../../contracts/vocabulary/listings';
import {
  reasonCodes,
  type Category,
  type DiscardReason,
  type ReasonCode,
  type ReasonGroup,
} from '../../contracts/vocabulary/reasons';
import { rejectReasons, type RetractReason } from '../../contracts/vocabulary/reply-reasons';
import { sites } from '../../contracts/vocabulary/sites';
import type { MessageId } from './message-ids';

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** The name of a reason code; an unknown one is shown as it came. */
export function reasonName(intl: IntlShape, code: string | null): string {
  if (code === null || code === '') return intl.formatMessage({ id: 'reason.none.name' });
  return isOneOf<ReasonCode>(reasonCodes, code) ? intl.formatMessage({ id: `reason.${code}.name` }) : code;
}

/** What a reason means where its name does not say it all. */
export function reasonHint(intl: IntlShape, code: ReasonCode): string | null {
  return code === 'PPPI10' ? intl.formatMessage({ id: 'reason.PPPI10.hint' }) : null;
}

export const categoryName = (category: Category): MessageId => `category.${category}.name`;
export const categoryHint = (category: Category): MessageId => `category.${category}.hint`;
export const reasonGroupName = (group: ReasonGroup): MessageId => `reasonGroup.${group}.name`;
export const discardReasonName = (reason: DiscardReason): MessageId => `discardReason.${reason}.name`;
export const discardReasonHint = (reason: DiscardReason): MessageId => `discardReason.${reason}.hint`;
export const retractReasonName = (reason: RetractReason): MessageId => `retractReason.${reason}.name`;
export const caseGroupName = (group: CaseStatusGroup): MessageId => `caseGroup.${group}.name`;
export const caseGroupHint = (group: CaseStatusGroup): MessageId => `caseGroup.${group}.hint`;
export const liveSearchStatusName = (status: LiveSearchStatus): MessageId => `liveSearchStatus.${status}.name`;
export const liveSearchSortName = (sort: LiveSearchSort): MessageId => `liveSearchSort.${sort}.name`;
export const reportSortName = (sort: ReportSort): MessageId => `reportSort.${sort}.name`;
export const caseSortName = (sort: CaseSort): MessageId => `caseSort.${sort}.name`;
/** The name of a seller's reputation as it was sent, whatever its case; one that isn't known is told as no data. */
export const reputationName = (raw: string | null): MessageId =>
  `reputation.${sellerReputations.find((one) => one === raw?.toLowerCase()) ?? 'unknown'}.name`;

const powerSellers = ['platinum', 'gold', 'silver'] as const;

/** A seller's level at the marketplace; one that the console doesn't know is shown as it was sent. */
export function powerSellerName(intl: IntlShape, raw: string): string {
  const known = powerSellers.find((one) => one === raw.toLowerCase());
  return known === undefined ? raw : intl.formatMessage({ id: `powerSeller.${known}.name` });
}

/** The name of a rejection reason by its number; null for a number that is none of the 17. */
export function rejectReasonName(id: string): MessageId | null {
  const reason = rejectReasons.find((one) => one.id === id);
  return reason === undefined ? null : `rejectReason.${reason.name}.name`;
}

/**
 * The words of a raw case status, with what they mean. Unknown values are shown as they came, a missing one as no data;
 * `revision` is the one older name that has no status of its own.
 */
export function describeCaseStatus(intl: IntlShape, status: string | null): { name: string; hint: string } {
  if (status === null || status === '') {
    return {
      name: intl.formatMessage({ id: 'caseStatus.none.name' }),
      hint: intl.formatMessage({ id: 'caseStatus.none.hint' }),
    };
  }
  if (isOneOf<CaseStatus>(caseStatuses, status)) {
    return {
      name: intl.formatMessage({ id: `caseStatus.${status}.name` }),
      hint: intl.formatMessage({ id: `caseStatus.${status}.hint` }),
    };
  }
  if (status === 'revision') {
    return {
      name: intl.formatMessage({ id: 'caseStatus.revision.name' }),
      hint: intl.formatMessage({ id: 'caseStatus.revision.hint' }),
    };
  }
  return { name: status, hint: intl.formatMessage({ id: 'caseStatus.unknown.hint' }) };
}

/** The publication status of a listing; an unknown one is shown as it came. */
export function listingStatusName(intl: IntlShape, status: string): string {
  return isOneOf(listingStatuses, status) ? intl.formatMessage({ id: `listingStatus.${status}.name` }) : status;
}

const attributeIds = ['BRAND', 'MODEL', 'COLOR', 'SIZE', 'MATERIAL', 'PART_NUMBER', 'GTIN'] as const;

/** The name of an attribute of a product by its id; an unknown one is shown as it came. */
export function attributeName(intl: IntlShape, id: string): string {
  return isOneOf(attributeIds, id) ? intl.formatMessage({ id: `attribute.${id}.name` }) : id;
}

/** The condition of a product; an unknown one is shown as it came. */
export function conditionName(intl: IntlShape, condition: string): string {
  return isOneOf(listingConditions, condition) ? intl.formatMessage({ id: `condition.${condition}.name` }) : condition;
}

/** A country's name in the reader's language, by its two-letter code. */
export function countryName(intl: IntlShape, code: string): string {
  return intl.formatDisplayName(code, { type: 'region' }) ?? code;
}

/** The country of a site (MLA is Argentina); an unknown site is shown as its id. */
export function siteCountryName(intl: IntlShape, siteId: string): string {
  const site = sites.find((one) => one.id === siteId.toUpperCase());
  return site === undefined ? siteId : countryName(intl, site.country);
}
