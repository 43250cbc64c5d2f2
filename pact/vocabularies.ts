import { caseStatuses, caseStatusGroups } from '../contracts/vocabulary/case-statuses';
import { rateCurrencies, siteIds } from '../contracts/vocabulary/sites';
import { refusals } from '../contracts/vocabulary/failures';
import { languages } from '../contracts/vocabulary/languages';
import {
  listingConditions,
  listingStatuses,
  liveSearchSorts,
  liveSearchStatuses,
  originModels,
  sellerReputations,
  sortOrders,
} from '../contracts/vocabulary/listings';
import {
  efficiencyLevels,
  judgeSeverities,
  memberQualities,
  restrictionStatuses,
} from '../contracts/vocabulary/members';
import { reasonCodes } from '../contracts/vocabulary/reasons';

/** The values that are known today, by the field of the schema whose values they are. A gateway may have newer ones. */
export const vocabularies: Readonly<Record<string, readonly string[]>> = {
  'Article.condition': listingConditions,
  'Article.originModel': originModels,
  'Article.siteId': siteIds,
  'Article.status': listingStatuses,
  'Blindage.reason': reasonCodes,
  'Case.articleStatus': listingStatuses,
  'Case.denounceReasonId': reasonCodes,
  'Case.groupResponse': caseStatusGroups,
  'Case.siteId': siteIds,
  'Case.status': caseStatuses,
  'CatalogArticle.status': listingStatuses,
  'CounterNoticeResponse.groupResponse': caseStatusGroups,
  'CounterNoticeResponse.status': caseStatuses,
  'CountrySite.id': siteIds,
  'DenouncedVariant.status': caseStatuses,
  'Efficiency.level': efficiencyLevels,
  'FilterProfile.articleCondition': listingConditions,
  'ItemInfo.site_id': siteIds,
  'ItemStatus.status': listingStatuses,
  'LiveSearch.order': sortOrders,
  'LiveSearch.sortBy': liveSearchSorts,
  'LiveSearch.status': liveSearchStatuses,
  'MarkedArticle.refusal': refusals,
  'MarketplaceAccount.siteId': siteIds,
  'MemberJudge.severity': judgeSeverities,
  'MemberJudge.sub_type': memberQualities,
  'MemberRestriction.status': restrictionStatuses,
  'Notice.id': reasonCodes,
  'NoticedMark.noticeStatus': caseStatuses,
  'NoticedMark.reason': refusals,
  'Profile.currency': rateCurrencies,
  'Profile.lang': languages,
  'Report.reasonCode': reasonCodes,
  'Report.status': caseStatuses,
  'ReportedMark.code': reasonCodes,
  'Seller.reputation': sellerReputations,
  'SimplifiedCase.current_status': caseStatuses,
  'SimplifiedCase.reason_id': reasonCodes,
  'Site.id': siteIds,
  'Site.lang': languages,
  'SiteNotices.siteId': siteIds,
  'Variant.siteId': siteIds,
  'Variant.status': listingStatuses,
};
