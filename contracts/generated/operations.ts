/* Written by `npm run generate`, never by hand. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Lang =
  | 'es'
  | 'en'
  | 'pt';

/** Why a listing is reported. */
export type ReasonCode =
  | 'PPPI1'
  | 'PPPI2'
  | 'PPPI3'
  | 'PPPI4'
  | 'PPPI5'
  | 'PPPI6'
  | 'PPPI7'
  | 'PPPI8'
  | 'PPPI9'
  | 'PPPI10'
  | 'PPPI11'
  | 'PPPI12'
  | 'PPPI13'
  | 'PPPI14'
  | 'PPPI15'
  | 'PPPI16'
  | 'PPPI17'
  | 'PPPI18'
  | 'PPPI19'
  | 'PPPI20'
  | 'PPPI21'
  | 'PPPI22'
  | 'PPPI23'
  | 'ACUERDO';

/** Where in a catalogue page the infringement is. */
export type InfringementLocation =
  | 'title'
  | 'description'
  | 'sheet'
  | 'publish';

export type ListingStatus =
  | 'active'
  | 'closed'
  | 'inactive'
  | 'paused'
  | 'under_review';

export type ListingCondition =
  | 'all'
  | 'new'
  | 'used'
  | 'refurbished';

export type DiscardReason =
  | 'item1'
  | 'item2'
  | 'item3'
  | 'item4';

/** Which screen a mark was made from. */
export type OriginModel =
  | 'live_search'
  | 'quick_search'
  | 'suggestions'
  | 'catalogue'
  | 'send_notice';

/** What found the listing; type_article_xls marks a spreadsheet import. */
export type ReportSource =
  | 'live_search'
  | 'quick_search'
  | 'suggestions'
  | 'catalogue'
  | 'send_notice'
  | 'type_article_xls';

/** ITM is a listing, CAT a catalogue page. */
export type ElementType =
  | 'ITM'
  | 'CAT';

export type UndoKind =
  | 'approved'
  | 'reported';

/** delete takes the named listings off the suspicious list; delete_inactive takes off those of them that are no longer published. */
export type DeleteAction =
  | 'delete'
  | 'delete_inactive';

export type SellerList =
  | 'black'
  | 'white';

export type Device =
  | 'Mobile'
  | 'Tablet'
  | 'Desktop';

export type SortOrder =
  | 'asc'
  | 'desc';

/** Order of reports and of the suspicious list. */
export type ReportSort =
  | 'recent'
  | 'oldest';

/** due_date is the day by which the reporter has to answer. */
export type CaseSort =
  | 'due_date'
  | 'date_created';

export type LiveSearchSort =
  | 'relevance'
  | 'price'
  | 'sold_quantity'
  | 'date_created';

export type PendingFlow =
  | 'import_excel';

export type ClosedFlow =
  | 'closed';

export type ExportStatus =
  | 'all'
  | 'active'
  | 'paused';

export type ExportSource =
  | 'dump'
  | 'api';

export type AuthorInput = {
  id: string | number;
  givenName: string;
  familyName?: string | null | undefined;
};

export type HelpsInput = {
  dialog?: boolean | null | undefined;
  didReport?: boolean | null | undefined;
  onBoarding?: boolean | null | undefined;
  onBoardingPendingDenounced?: boolean | null | undefined;
  onBoardingPendingDetail?: boolean | null | undefined;
  suggestions?: boolean | null | undefined;
  didReportExcel?: boolean | null | undefined;
  redirectFlowInfo?: boolean | null | undefined;
  restrictionNewMember?: boolean | null | undefined;
  articlesPinned?: boolean | null | undefined;
  translateTooltipAlreadyShown?: boolean | null | undefined;
  newReasonTooltipAlreadyShown?: boolean | null | undefined;
  discardTooltipAlreadyShown?: boolean | null | undefined;
};

export type ProfileAccountInput = {
  accountType: string;
  personKind?: string | null | undefined;
  identificationCountry?: string | null | undefined;
  identificationType?: string | null | undefined;
  identificationName?: string | null | undefined;
  identificationNumber?: string | null | undefined;
  contactName: string;
  internationalCode: string;
  contactPhone: string;
  contactEmail: string;
  accountLang: string;
  accountDisplayName: string;
  accountDisplayEmail: string;
  attorneyName?: string | null | undefined;
  holderContactName?: string | null | undefined;
  holderContactEmail?: string | null | undefined;
  accreditation?: string | null | undefined;
  representativeName?: string | null | undefined;
};

export type AttributeInput = {
  id: string | number;
  valueName: string;
};

export type FilterProfileInput = {
  id?: string | number | null | undefined;
  name?: string | null | undefined;
  sites?: Array<string | number> | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
  priceMinConverted?: number | null | undefined;
  priceMaxConverted?: number | null | undefined;
  profileCurrency?: string | null | undefined;
  categoryId?: string | number | null | undefined;
  sellerNickname?: string | null | undefined;
  articleCondition?: ListingCondition | null | undefined;
  brand?: string | null | undefined;
  model?: string | null | undefined;
  attributes?: Array<AttributeInput> | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  stockOffered?: number | null | undefined;
  stockSold?: number | null | undefined;
  indexed?: boolean | null | undefined;
  requiredWords?: Array<string> | null | undefined;
  avoidedWords?: Array<string> | null | undefined;
  sellers?: Array<string> | null | undefined;
  blacklistedSellers?: Array<string> | null | undefined;
};

export type LiveSearchInput = {
  keyword: string;
  sites: Array<string | number>;
  requiredWords?: Array<string> | null | undefined;
  avoidedWords?: Array<string> | null | undefined;
  sellers?: Array<string | number> | null | undefined;
  filterProfiles?: Array<FilterProfileInput> | null | undefined;
};

export type ReportedFilters = {
  /** Part of the title, or a listing id. */
  text?: string | null | undefined;
  sites?: Array<string | number> | null | undefined;
  reasons?: Array<ReasonCode> | null | undefined;
  sellerId?: string | number | null | undefined;
  status?: Array<ListingStatus> | null | undefined;
};

export type SellerFilters = {
  nickname?: string | null | undefined;
  siteId?: string | number | null | undefined;
};

export type CaseDescriptionQueryVariables = Exact<{
  caseId: string | number;
  siteId: string | number;
}>;


export type CaseDescriptionQuery = { caseDescription: { caseId: string, siteId: string | null, status: string | null, auditor: string | null, auditorId: string | null, sellerId: string | null, nickname: string | null, articleId: string | null, articleTitle: string | null, articleStatus: string | null, countryCode: string | null, countryName: string | null, denounceDate: string | null, denounceReasonId: string | null, denounceReasonText: string | null, denounceDescription: string | null, limitResponseDate: string | null, counterNoticeDate: string | null, lastUpdated: string | null, groupResponse: string | null, documentUrl: string | null, documentName: string | null, documentSize: number | null, sellerResponse: string | null, rejectMember: string | null, isRollbackable: boolean | null, documents: Array<{ name: string | null, url: string | null, size: number | null }> | null, snapshot: { title: string | null, price: number | null, currency: string | null, condition: string | null, description: string | null, thumbnail: string | null, href: string | null, takenAt: string | null, url: string | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null } | null, photosNew: Array<{ id: string | null, src: string | null, status: string | null }> | null, photosDenounced: Array<{ id: string | null, src: string | null, status: string | null }> | null, sellerCounts: { denounces: number | null, counterNotices: number | null, accepted: number | null } | null, rejectOptionMember: { id: string | null, reason: string | null, es: string | null, en: string | null, pt: string | null } | null, rejectOption: { id: string | null, reason: string | null, es: string | null, en: string | null, pt: string | null } | null, caseDetailRollback: { comment: string | null, date: string | null, author: string | null } | null } | null };

export type RespondCounterNoticeMutationVariables = Exact<{
  caseId: string | number;
  siteId: string | number;
  description?: string | null | undefined;
  rejectMemberId?: string | number | null | undefined;
  documentationApproved: boolean;
}>;


export type RespondCounterNoticeMutation = { respondCounterNotice: { caseId: string, status: string | null, articleId: string | null, lastUpdated: string | null, groupResponse: string | null, rejectMember: string | null } | null };

export type RollbackCaseMutationVariables = Exact<{
  caseId: string | number;
  comment?: string | null | undefined;
}>;


export type RollbackCaseMutation = { rollbackCase: { caseId: string, message: string | null } | null };

export type CounterNoticesQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  sort?: CaseSort | null | undefined;
  order?: SortOrder | null | undefined;
  sellerId?: string | number | null | undefined;
}>;


export type CounterNoticesQuery = { counterNotices: { denounces: number | null, counterNotices: number | null, accepted: number | null, cases: Array<{ caseId: string, siteId: string | null, status: string | null, articleId: string | null, articleTitle: string | null, denounceDate: string | null, denounceReasonId: string | null, denounceReasonText: string | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type ClosedCasesListQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  nickname?: string | null | undefined;
  flow?: ClosedFlow | null | undefined;
}>;


export type ClosedCasesListQuery = { closedCasesList: { cases: Array<{ case_id: string, current_status: string | null, due_date: string | null, member_name: string | null, reason_id: string | null, reason_text: string | null, seller_id: string | null, seller_name: string | null, element_related_count: number | null, date_created: string | null, last_updated: string | null, user_product_ids: Array<string> | null, item_info: { id: string, title: string | null, thumbnail: string | null, site_id: string | null } | null, aDenouncedVariants: Array<{ id: string }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type CounterNoticesV3QueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  sort?: CaseSort | null | undefined;
  order?: SortOrder | null | undefined;
  status?: Array<string> | string | null | undefined;
  sellerId?: string | number | null | undefined;
  itemId?: string | number | null | undefined;
  nickname?: string | null | undefined;
}>;


export type CounterNoticesV3Query = { counterNoticesV3: { cases: Array<{ case_id: string, current_status: string | null, due_date: string | null, member_name: string | null, reason_id: string | null, reason_text: string | null, seller_id: string | null, seller_name: string | null, element_related_count: number | null, date_created: string | null, last_updated: string | null, user_product_ids: Array<string> | null, item_info: { id: string, title: string | null, thumbnail: string | null, site_id: string | null } | null, aDenouncedVariants: Array<{ id: string }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type PendingCounterNoticeListQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  sort?: CaseSort | null | undefined;
  order?: SortOrder | null | undefined;
  itemid?: string | number | null | undefined;
  dueDate?: string | null | undefined;
}>;


export type PendingCounterNoticeListQuery = { pendingCounterNoticeList: { cases: Array<{ case_id: string, current_status: string | null, due_date: string | null, member_name: string | null, reason_id: string | null, reason_text: string | null, seller_id: string | null, seller_name: string | null, element_related_count: number | null, date_created: string | null, last_updated: string | null, user_product_ids: Array<string> | null, item_info: { id: string, title: string | null, thumbnail: string | null, site_id: string | null } | null, aDenouncedVariants: Array<{ id: string }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type ArticleCatalogoQueryVariables = Exact<{
  articleId: string | number;
}>;


export type ArticleCatalogoQuery = { articleCatalogo: { id: string, status: string | null, sold_quantity: number | null, domain_id: string | null, permalink: string | null, name: string | null, short_description: string | null, pickers: Array<{ id: string, name: string | null, options: Array<{ productId: string, label: string | null, thumbnail: string | null }> | null }> | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, buy_box_winner: { item_id: string } | null } | null };

export type ArticlesCatalogoQueryVariables = Exact<{
  articleId: string | number;
}>;


export type ArticlesCatalogoQuery = { articlesCatalogo: { results: Array<{ item_id: string, category_id: string | null, seller_id: string | null, price: number | null, currency_id: string | null, sold_quantity: number | null, available_quantity: number | null, official_store_id: string | null, sellerData: { id: string, nickname: string | null, country: string | null, reputation: string | null, itemsSold: number | null, reportsReceived: number | null, counterNoticesSent: number | null, counterNoticesAccepted: number | null, blackSeller: boolean | null, whiteSeller: boolean | null, reputationPowerSellerStatus: string | null, address: { city: string | null, state: string | null, zipCode: string | null, neighborhood: string | null } | null } | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type SendBrandInfringementMutationVariables = Exact<{
  productId: string | number;
  reportReasonId: ReasonCode;
  reportReasonDetail: InfringementLocation;
  reportReasonCommet?: string | null | undefined;
}>;


export type SendBrandInfringementMutation = { sendBrandInfringement: { caseId: string | null } | null };

export type KitsQueryVariables = Exact<{
  userProductsIds: Array<string | number> | string | number;
}>;


export type KitsQuery = { kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null };

export type NoticedReportsQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type NoticedReportsQuery = { noticedReports: { reports: Array<{ id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type LiveSearchReportsQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type LiveSearchReportsQuery = { liveSearchReports: { reports: Array<{ id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type CreateNoticedReportMutationVariables = Exact<{
  title: string;
  origin?: string | null | undefined;
  currency?: string | null | undefined;
  language?: Lang | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
}>;


export type CreateNoticedReportMutation = { createNoticedReport: { id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null } | null };

export type CreateNoticedReportExtendedMutationVariables = Exact<{
  title: string;
  origin?: string | null | undefined;
  currency?: string | null | undefined;
  language?: Lang | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  auditedBy?: string | number | null | undefined;
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
}>;


export type CreateNoticedReportExtendedMutation = { createNoticedReport: { id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null } | null };

export type DeleteNoticedReportMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteNoticedReportMutation = { deleteNoticedReport: { id: string } | null };

export type CreateLiveSearchReportMutationVariables = Exact<{
  status?: ExportStatus | null | undefined;
  keyword?: string | null | undefined;
  source?: ExportSource | null | undefined;
  language?: Lang | null | undefined;
  currency?: string | null | undefined;
  sellerId?: string | number | null | undefined;
  sites?: Array<string | number> | string | number | null | undefined;
}>;


export type CreateLiveSearchReportMutation = { createLiveSearchReport: { id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null } | null };

export type DeleteLiveSearchReportMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteLiveSearchReportMutation = { deleteLiveSearchReport: { id: string } | null };

export type PagingFieldsFragment = { total: number, offset: number, limit: number };

export type AuthorFieldsFragment = { id: string | null, givenName: string | null, familyName: string | null };

export type ApprovedFieldsFragment = { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null };

export type ReportedFieldsFragment = { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null };

export type NoticedFieldsFragment = { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null };

export type ImageFieldsFragment = { id: string, url: string | null, secure_url: string | null };

export type ListingFieldsFragment = { id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null };

export type LiveSearchFieldsFragment = { id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null };

export type ProfileFieldsFragment = { id: string, givenName: string, familyName: string | null, lang: string | null, currency: string | null, settings: unknown, groupId: string | null, groupName: string | null, email: string | null, userIds: Array<string> | null, isAcuerdo: boolean | null, isVerified: boolean | null, hasSuggestions: boolean | null, authorizedSiteIds: Array<string> | null, suggestedListingsCountry: string | null, reportImportTooltipUntil: string | null, noticesLimitDayCount: number | null, noticesLimitUpdatedAt: string | null, blockDenounceReminderUntil: string | null, showDenounceReminder: boolean | null, articlesPinned: Array<string> | null, marketplaceAccount: { id: string | null, siteId: string | null, nickname: string | null } | null, account: { accountType: string | null, accountId: string | null, accountName: string | null, identificationName: string | null, identificationNumber: string | null, contactName: string | null, contactEmail: string | null, isVerified: boolean | null } | null, helps: { dialog: boolean | null, didReport: boolean | null, onBoarding: boolean | null, onBoardingPendingDenounced: boolean | null, onBoardingPendingDetail: boolean | null, suggestions: boolean | null, didReportExcel: boolean | null, redirectFlowInfo: boolean | null, restrictionNewMember: boolean | null, articlesPinned: boolean | null, translateTooltipAlreadyShown: boolean | null, newReasonTooltipAlreadyShown: boolean | null, discardTooltipAlreadyShown: boolean | null } | null };

export type CaseDocumentFieldsFragment = { name: string | null, url: string | null, size: number | null };

export type PhotoFieldsFragment = { id: string | null, src: string | null, status: string | null };

export type RejectOptionFieldsFragment = { id: string | null, reason: string | null, es: string | null, en: string | null, pt: string | null };

export type SimplifiedCaseFieldsFragment = { case_id: string, current_status: string | null, due_date: string | null, member_name: string | null, reason_id: string | null, reason_text: string | null, seller_id: string | null, seller_name: string | null, element_related_count: number | null, date_created: string | null, last_updated: string | null, user_product_ids: Array<string> | null, item_info: { id: string, title: string | null, thumbnail: string | null, site_id: string | null } | null, aDenouncedVariants: Array<{ id: string }> | null };

export type ReportFieldsFragment = { id: string, caseId: string | null, reasonCode: string | null, comment: string | null, tags: Array<string> | null, reportedAt: string | null, status: string | null, retractionReason: string | null, auditorComment: string | null, counterNoticeComment: string | null, expiresAt: string | null, article: { id: string, siteId: string | null, title: string | null, thumbnail: string | null, href: string | null } | null, seller: { id: string, nickname: string | null } | null, auditor: { id: string | null, givenName: string | null, familyName: string | null } | null, files: Array<{ name: string | null, url: string | null, size: number | null }> | null, images: Array<{ id: string | null }> | null };

export type SellerFieldsFragment = { id: string, nickname: string | null, country: string | null, reputation: string | null, itemsSold: number | null, reportsReceived: number | null, counterNoticesSent: number | null, counterNoticesAccepted: number | null, blackSeller: boolean | null, whiteSeller: boolean | null, reputationPowerSellerStatus: string | null, address: { city: string | null, state: string | null, zipCode: string | null, neighborhood: string | null } | null };

export type FilterProfileFieldsFragment = { id: string, name: string | null, sites: Array<string> | null, priceMin: number | null, priceMax: number | null, priceMinConverted: number | null, priceMaxConverted: number | null, profileCurrency: string | null, categoryId: string | null, sellerNickname: string | null, articleCondition: string | null, brand: string | null, model: string | null, dateFrom: string | null, dateTo: string | null, stockOffered: number | null, stockSold: number | null, indexed: boolean | null, attributes: Array<{ id: string, valueName: string | null }> | null };

export type FilterNarrowingFieldsFragment = { requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sellers: Array<string> | null, blacklistedSellers: Array<string> | null };

export type ExportFieldsFragment = { id: string, url: string | null, title: string | null, ready: boolean | null, failed: boolean | null, createdAt: string | null, generating: boolean | null, topCountries: Array<{ name: string, count: number }> | null, topSellers: Array<{ name: string, count: number }> | null };

export type NoticedArticlesQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  status?: string | null | undefined;
  sellerId?: string | number | null | undefined;
  itemId?: string | number | null | undefined;
}>;


export type NoticedArticlesQuery = { noticedArticles: { reports: Array<{ id: string, caseId: string | null, reasonCode: string | null, comment: string | null, tags: Array<string> | null, reportedAt: string | null, status: string | null, retractionReason: string | null, auditorComment: string | null, counterNoticeComment: string | null, expiresAt: string | null, article: { id: string, siteId: string | null, title: string | null, thumbnail: string | null, href: string | null } | null, seller: { id: string, nickname: string | null } | null, auditor: { id: string | null, givenName: string | null, familyName: string | null } | null, files: Array<{ name: string | null, url: string | null, size: number | null }> | null, images: Array<{ id: string | null }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type NoticedArticlesExtendedQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  status?: string | null | undefined;
  sellerId?: string | number | null | undefined;
  itemId?: string | number | null | undefined;
  sort?: ReportSort | null | undefined;
  reasons?: Array<ReasonCode> | ReasonCode | null | undefined;
  sites?: Array<string | number> | string | number | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
}>;


export type NoticedArticlesExtendedQuery = { noticedArticles: { reports: Array<{ id: string, caseId: string | null, reasonCode: string | null, comment: string | null, tags: Array<string> | null, reportedAt: string | null, status: string | null, retractionReason: string | null, auditorComment: string | null, counterNoticeComment: string | null, expiresAt: string | null, article: { id: string, siteId: string | null, title: string | null, thumbnail: string | null, href: string | null } | null, seller: { id: string, nickname: string | null } | null, auditor: { id: string | null, givenName: string | null, familyName: string | null } | null, files: Array<{ name: string | null, url: string | null, size: number | null }> | null, images: Array<{ id: string | null }> | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type ArticleQueryVariables = Exact<{
  articleId: Array<string | number> | string | number;
  fasterMode?: boolean | null | undefined;
  massiveMode?: boolean | null | undefined;
}>;


export type ArticleQuery = { article: Array<{ type: string | null, description: string | null, id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, questions: Array<{ date: string | null, text: string | null, answer: string | null }> | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }> | null };

export type ArticlesByIdsQueryVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
}>;


export type ArticlesByIdsQuery = { articlesByIds: Array<{ id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }> | null };

export type ArticleDescriptionQueryVariables = Exact<{
  articleId: string | number;
}>;


export type ArticleDescriptionQuery = { articleDescription: { id: string, dateCreated: string | null, lastUpdated: string | null, text: string | null, plainText: string | null } | null };

export type ArticleQuestionsQueryVariables = Exact<{
  articleId: string | number;
  size?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type ArticleQuestionsQuery = { articleQuestions: { questions: Array<{ date: string | null, text: string | null, answer: string | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type ItemStatusQueryVariables = Exact<{
  articleId: string | number;
}>;


export type ItemStatusQuery = { itemStatus: { id: string, status: string | null } | null };

export type SellerQueryVariables = Exact<{
  sellerId: string | number;
  siteId: string | number;
}>;


export type SellerQuery = { seller: { id: string, nickname: string | null, country: string | null, reputation: string | null, itemsSold: number | null, reportsReceived: number | null, counterNoticesSent: number | null, counterNoticesAccepted: number | null, blackSeller: boolean | null, whiteSeller: boolean | null, reputationPowerSellerStatus: string | null, address: { city: string | null, state: string | null, zipCode: string | null, neighborhood: string | null } | null } | null };

export type BlindagesQueryVariables = Exact<{
  itemsIds: Array<string | number> | string | number;
}>;


export type BlindagesQuery = { blindages: Array<{ id: string | null, item: string, reason: string, dueDate: string }> | null };

export type VariantsQueryVariables = Exact<{
  userProductsIds: Array<string | number> | string | number;
}>;


export type VariantsQuery = { variants: Array<{ id: string, family_id: string | null, siteId: string | null, title: string | null, price: number | null, currency: string | null, availableQuantity: number | null, soldQuantity: number | null, thumbnail: string | null, status: string | null, attributes: Array<{ id: string, valueName: string | null }> | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }> | null };

export type DenouncedVariantsQueryVariables = Exact<{
  variantsIds?: Array<string | number> | string | number | null | undefined;
  articleId?: string | number | null | undefined;
  caseId?: string | number | null | undefined;
}>;


export type DenouncedVariantsQuery = { denouncedVariants: Array<{ id: string, articleId: string | null, caseId: string | null, status: string | null }> | null };

export type ReportArticlesMutationVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
  tags?: Array<string> | string | null | undefined;
  code: ReasonCode;
  code_description?: string | null | undefined;
  description: string;
  photosDenounced?: Array<string | number> | string | number | null | undefined;
  originModel?: OriginModel | null | undefined;
  product_id?: string | number | null | undefined;
  element_type?: ElementType | null | undefined;
  source?: ReportSource | null | undefined;
  isFamily?: boolean | null | undefined;
  familyId?: string | number | null | undefined;
  isImport?: boolean | null | undefined;
  isVariant?: boolean | null | undefined;
  author?: AuthorInput | null | undefined;
}>;


export type ReportArticlesMutation = { reportArticles: Array<{ id: string, refusal: string | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null }> | null };

export type EditReportedArticlesMutationVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
  tags?: Array<string> | string | null | undefined;
  code: ReasonCode;
  code_description?: string | null | undefined;
  description: string;
  photosDenounced?: Array<string | number> | string | number | null | undefined;
  originModel?: OriginModel | null | undefined;
  element_type?: ElementType | null | undefined;
  source?: ReportSource | null | undefined;
  isFamily?: boolean | null | undefined;
  familyId?: string | number | null | undefined;
  isImport?: boolean | null | undefined;
  isVariant?: boolean | null | undefined;
  author?: AuthorInput | null | undefined;
}>;


export type EditReportedArticlesMutation = { editReportedArticles: Array<{ id: string, refusal: string | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null }> | null };

export type ApproveArticlesMutationVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
  originModel?: OriginModel | null | undefined;
}>;


export type ApproveArticlesMutation = { approveArticles: Array<{ id: string, refusal: string | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null }> | null };

export type ArticleUndoMutationVariables = Exact<{
  undo: UndoKind;
  articleId: string | number;
  from?: string | null | undefined;
  filters?: unknown;
}>;


export type ArticleUndoMutation = { articleUndo: { id: string } | null };

export type ReviewsQueryVariables = Exact<{
  itemId: string | number;
  rating?: string | null | undefined;
  from?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type ReviewsQuery = { reviews: { reviews: Array<{ id: string, reviewable_object: string | null, date_created: string | null, status: string | null, title: string | null, content: string | null, rate: number | null, valorization: number | null, likes: number | null, dislikes: number | null, reviewer_id: string | null, buying_date: string | null, relevance: number | null, forbidden_words: number | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type ReviewsTotalQueryVariables = Exact<{
  itemId: string | number;
}>;


export type ReviewsTotalQuery = { reviewsTotal: { rating_average: number | null, hasMore: boolean | null, hasPositive: boolean | null, hasNegative: boolean | null, rating_levels: { one_star: number | null, two_star: number | null, three_star: number | null, four_star: number | null, five_star: number | null } | null, totals: { total: number | null, positive: number | null, negative: number | null } | null } | null };

export type EfficiencyQueryVariables = Exact<{ [key: string]: never; }>;


export type EfficiencyQuery = { efficiency: { level: string | null } | null };

export type ShowReportImportTooltipUntilQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowReportImportTooltipUntilQuery = { showReportImportTooltipUntil: { reportImportTooltipUntil: string | null } | null };

export type CreateProfileMutationVariables = Exact<{
  lang: Lang;
  currency: string;
  givenName: string;
  familyName: string;
}>;


export type CreateProfileMutation = { createProfile: { id: string, givenName: string, familyName: string | null, lang: string | null, currency: string | null, userIds: Array<string> | null } | null };

export type UpdateProfileAccountMutationVariables = Exact<{
  account: ProfileAccountInput;
}>;


export type UpdateProfileAccountMutation = { updateProfileAccount: { isVerified: boolean | null, accountId: string | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, givenName: string, familyName: string | null, lang: string | null, currency: string | null, settings: unknown, groupId: string | null, groupName: string | null, email: string | null, userIds: Array<string> | null, isAcuerdo: boolean | null, isVerified: boolean | null, hasSuggestions: boolean | null, authorizedSiteIds: Array<string> | null, suggestedListingsCountry: string | null, reportImportTooltipUntil: string | null, noticesLimitDayCount: number | null, noticesLimitUpdatedAt: string | null, blockDenounceReminderUntil: string | null, showDenounceReminder: boolean | null, articlesPinned: Array<string> | null, marketplaceAccount: { id: string | null, siteId: string | null, nickname: string | null } | null, account: { accountType: string | null, accountId: string | null, accountName: string | null, identificationName: string | null, identificationNumber: string | null, contactName: string | null, contactEmail: string | null, isVerified: boolean | null } | null, helps: { dialog: boolean | null, didReport: boolean | null, onBoarding: boolean | null, onBoardingPendingDenounced: boolean | null, onBoardingPendingDetail: boolean | null, suggestions: boolean | null, didReportExcel: boolean | null, redirectFlowInfo: boolean | null, restrictionNewMember: boolean | null, articlesPinned: boolean | null, translateTooltipAlreadyShown: boolean | null, newReasonTooltipAlreadyShown: boolean | null, discardTooltipAlreadyShown: boolean | null } | null } | null };

export type ProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilesQuery = { profiles: Array<{ id: string, givenName: string, familyName: string | null, lang: string | null, currency: string | null, userIds: Array<string> | null }> | null };

export type AllowedNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllowedNoticesQuery = { profile: { allowedNotices: Array<{ siteId: string, notices: Array<{ id: string, type: string | null, description: string | null }> }> | null } | null };

export type ShowDenounceReminderQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowDenounceReminderQuery = { showDenounceReminder: { showDenounceReminder: boolean | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  lang?: Lang | null | undefined;
  currency?: string | null | undefined;
  givenName?: string | null | undefined;
  familyName?: string | null | undefined;
  settings?: unknown;
  suggestedListingsCountry?: string | number | null | undefined;
  blockDenounceReminderUntil?: string | null | undefined;
  reportImportTooltipUntil?: string | null | undefined;
  noticesLimitDayCount?: number | null | undefined;
  helps?: HelpsInput | null | undefined;
  articlesPinned?: Array<string | number> | string | number | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, givenName: string, familyName: string | null, lang: string | null, currency: string | null, settings: unknown, groupId: string | null, groupName: string | null, email: string | null, userIds: Array<string> | null, isAcuerdo: boolean | null, isVerified: boolean | null, hasSuggestions: boolean | null, authorizedSiteIds: Array<string> | null, suggestedListingsCountry: string | null, reportImportTooltipUntil: string | null, noticesLimitDayCount: number | null, noticesLimitUpdatedAt: string | null, blockDenounceReminderUntil: string | null, showDenounceReminder: boolean | null, articlesPinned: Array<string> | null, marketplaceAccount: { id: string | null, siteId: string | null, nickname: string | null } | null, account: { accountType: string | null, accountId: string | null, accountName: string | null, identificationName: string | null, identificationNumber: string | null, contactName: string | null, contactEmail: string | null, isVerified: boolean | null } | null, helps: { dialog: boolean | null, didReport: boolean | null, onBoarding: boolean | null, onBoardingPendingDenounced: boolean | null, onBoardingPendingDetail: boolean | null, suggestions: boolean | null, didReportExcel: boolean | null, redirectFlowInfo: boolean | null, restrictionNewMember: boolean | null, articlesPinned: boolean | null, translateTooltipAlreadyShown: boolean | null, newReasonTooltipAlreadyShown: boolean | null, discardTooltipAlreadyShown: boolean | null } | null } | null };

export type GetCredentialsMutationVariables = Exact<{
  userId: string | number;
}>;


export type GetCredentialsMutation = { getCredentials: { Username: string | null, Password: string | null, ProfileId: string | null } | null };

export type ReportedArticlesQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type ReportedArticlesQuery = { reportedArticles: { articles: Array<{ article: { id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null } }>, paging: { total: number, offset: number, limit: number } } | null };

export type ReportedArticlesExtendedQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  sort?: ReportSort | null | undefined;
  filters?: ReportedFilters | null | undefined;
}>;


export type ReportedArticlesExtendedQuery = { reportedArticles: { articles: Array<{ article: { id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null } }>, paging: { total: number, offset: number, limit: number } } | null };

export type ReportedArticlesCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportedArticlesCountQuery = { reportedArticlesCount: { count: number | null, countDB: number | null } | null };

export type PendingDenouncesCountQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type PendingDenouncesCountQuery = { pendingDenouncesCount: { total: number | null, paging: { total: number } } | null };

export type ItemPendingDenouncesCountQueryVariables = Exact<{
  itemId: Array<string | number> | string | number;
  flow?: PendingFlow | null | undefined;
}>;


export type ItemPendingDenouncesCountQuery = { itemPendingDenouncesCount: Array<{ itemId: string, total: number }> | null };

export type SendNoticeMutationVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
  auditor?: AuthorInput | null | undefined;
}>;


export type SendNoticeMutation = { sendNotice: Array<{ id: string, refusal: string | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }> | null };

export type DeleteArticlesFromDBMutationVariables = Exact<{
  action: DeleteAction;
  articlesIds: Array<string | number> | string | number;
}>;


export type DeleteArticlesFromDBMutation = { deleteArticlesFromDB: { articlesIds: Array<string> } | null };

export type LiveSearchQueryVariables = Exact<{
  id: string | number;
  articles_size?: number | null | undefined;
  from?: number | null | undefined;
  sort_by?: LiveSearchSort | null | undefined;
  sort_order?: SortOrder | null | undefined;
}>;


export type LiveSearchQuery = { liveSearch: { filterProfileId: string | null, id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, filterProfiles: Array<{ id: string, name: string | null, sites: Array<string> | null, priceMin: number | null, priceMax: number | null, priceMinConverted: number | null, priceMaxConverted: number | null, profileCurrency: string | null, categoryId: string | null, sellerNickname: string | null, articleCondition: string | null, brand: string | null, model: string | null, dateFrom: string | null, dateTo: string | null, stockOffered: number | null, stockSold: number | null, indexed: boolean | null, attributes: Array<{ id: string, valueName: string | null }> | null }> | null, articles: { items: Array<{ id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }>, paging: { total: number, offset: number, limit: number } } | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null };

export type LiveSearchNarrowingQueryVariables = Exact<{
  id: string | number;
}>;


export type LiveSearchNarrowingQuery = { liveSearch: { categories: Array<{ id: string, name: string | null, count: number | null }> | null, filterProfiles: Array<{ id: string, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sellers: Array<string> | null, blacklistedSellers: Array<string> | null }> | null } | null };

export type FilterProfileSellersQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  siteId?: string | number | null | undefined;
}>;


export type FilterProfileSellersQuery = { filterProfileSellers: { sellers: Array<{ id: string, siteId: string | null, nickname: string | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type UpdateLiveSearchMutationVariables = Exact<{
  id: string | number;
  keyword?: string | null | undefined;
  filterProfiles?: Array<FilterProfileInput> | FilterProfileInput | null | undefined;
  filterProfileId?: string | number | null | undefined;
}>;


export type UpdateLiveSearchMutation = { updateLiveSearch: { filterProfileId: string | null, id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, filterProfiles: Array<{ id: string, name: string | null, sites: Array<string> | null, priceMin: number | null, priceMax: number | null, priceMinConverted: number | null, priceMaxConverted: number | null, profileCurrency: string | null, categoryId: string | null, sellerNickname: string | null, articleCondition: string | null, brand: string | null, model: string | null, dateFrom: string | null, dateTo: string | null, stockOffered: number | null, stockSold: number | null, indexed: boolean | null, attributes: Array<{ id: string, valueName: string | null }> | null }> | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null };

export type UpdateLiveSearchExtendedMutationVariables = Exact<{
  id: string | number;
  keyword?: string | null | undefined;
  filterProfiles?: Array<FilterProfileInput> | FilterProfileInput | null | undefined;
  filterProfileId?: string | number | null | undefined;
}>;


export type UpdateLiveSearchExtendedMutation = { updateLiveSearch: { filterProfileId: string | null, id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, filterProfiles: Array<{ id: string, name: string | null, sites: Array<string> | null, priceMin: number | null, priceMax: number | null, priceMinConverted: number | null, priceMaxConverted: number | null, profileCurrency: string | null, categoryId: string | null, sellerNickname: string | null, articleCondition: string | null, brand: string | null, model: string | null, dateFrom: string | null, dateTo: string | null, stockOffered: number | null, stockSold: number | null, indexed: boolean | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sellers: Array<string> | null, blacklistedSellers: Array<string> | null, attributes: Array<{ id: string, valueName: string | null }> | null }> | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null };

export type SearchQueryVariables = Exact<{
  keyword?: string | null | undefined;
  source?: string | null | undefined;
  sellerId?: string | number | null | undefined;
  status?: string | null | undefined;
  sites?: Array<string | number> | string | number | null | undefined;
}>;


export type SearchQuery = { search: { results: Array<{ id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type CreateSellersLiveSearchMutationVariables = Exact<{
  sellers: Array<string | number> | string | number;
  keyword?: string | null | undefined;
}>;


export type CreateSellersLiveSearchMutation = { createSellersLiveSearch: { id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null };

export type LiveSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveSearchesQuery = { liveSearches: { liveSearches: Array<{ id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type GetSellerIDQueryVariables = Exact<{
  nickName: string;
  siteId: string | number;
}>;


export type GetSellerIDQuery = { getSellerID: { sellerId: string | null } | null };

export type CreateLiveSearchMutationVariables = Exact<{
  liveSearch: LiveSearchInput;
}>;


export type CreateLiveSearchMutation = { createLiveSearch: { id: string, keyword: string | null, requiredWords: Array<string> | null, avoidedWords: Array<string> | null, sortBy: string | null, order: string | null, status: string | null, failedCount: number | null, finished: boolean | null, finishedAt: string | null, createdAt: string | null, sellers: Array<{ id: string, nickname: string | null }> | null, countries: { countrySites: Array<{ id: string, count: number | null, active: boolean | null, filtered: number | null, country: string | null }> } | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null };

export type DeleteLiveSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteLiveSearchMutation = { deleteLiveSearch: { id: string } | null };

export type BlackListSellersQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  filters?: SellerFilters | null | undefined;
}>;


export type BlackListSellersQuery = { blackListSellers: { from: number | null, total: number | null, sellers: Array<{ id: string, nickname: string | null, country: string | null, reputation: string | null, itemsSold: number | null, reportsReceived: number | null, counterNoticesSent: number | null, counterNoticesAccepted: number | null, blackSeller: boolean | null, whiteSeller: boolean | null, reputationPowerSellerStatus: string | null, address: { city: string | null, state: string | null, zipCode: string | null, neighborhood: string | null } | null }> } | null };

export type WhiteListSellersQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  filters?: SellerFilters | null | undefined;
}>;


export type WhiteListSellersQuery = { whiteListSellers: { from: number | null, total: number | null, sellers: Array<{ id: string, nickname: string | null, country: string | null, reputation: string | null, itemsSold: number | null, reportsReceived: number | null, counterNoticesSent: number | null, counterNoticesAccepted: number | null, blackSeller: boolean | null, whiteSeller: boolean | null, reputationPowerSellerStatus: string | null, address: { city: string | null, state: string | null, zipCode: string | null, neighborhood: string | null } | null }> } | null };

export type BlackListSellerMutationVariables = Exact<{
  siteId: string | number;
  sellerId: string | number;
}>;


export type BlackListSellerMutation = { blackListSeller: { id: string, blackSeller: boolean | null, whiteSeller: boolean | null } | null };

export type WhiteListSellerMutationVariables = Exact<{
  siteId: string | number;
  sellerId: string | number;
}>;


export type WhiteListSellerMutation = { whiteListSeller: { id: string, blackSeller: boolean | null, whiteSeller: boolean | null } | null };

export type DeleteSellerFromDBMutationVariables = Exact<{
  sellerId: string | number;
  from?: number | null | undefined;
  filters?: SellerFilters | null | undefined;
  sellerStatus?: SellerList | null | undefined;
}>;


export type DeleteSellerFromDBMutation = { deleteSellerFromDB: { id: string } | null };

export type SitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitesQuery = { sites: Array<{ id: string, countryCode: string | null, countryName: string | null, currency: string | null, lang: string | null }> | null };

export type MemberRestrictionQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberRestrictionQuery = { memberRestriction: { denouncesAvailable: number | null, dueDate: string | null, status: string | null } | null };

export type MemberJudgeQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberJudgeQuery = { memberJudge: { type: string | null, sub_type: string | null, severity: string | null, max_denounces: number | null, denounces_available: number | null, due_date: string | null } | null };

export type MenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuQuery = { menu: Array<{ id: string, name: string, icon: string | null, new_tab: boolean | null, url: string | null, is_new: boolean | null, childs: Array<{ id: string, name: string, icon: string | null, new_tab: boolean | null, url: string | null, is_new: boolean | null }> | null }> | null };

export type MenuEntryFieldsFragment = { id: string, name: string, icon: string | null, new_tab: boolean | null, url: string | null, is_new: boolean | null };

export type RatesConvertionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesConvertionsQuery = { ratesConvertions: { base: string | null, rates: { USD: number | null, ARS: number | null, BRL: number | null, CLP: number | null, VES: number | null, MXN: number | null, COP: number | null, PEN: number | null, BOB: number | null, CRC: number | null, DOP: number | null, GTQ: number | null, HNL: number | null, NIO: number | null, PAB: number | null, UYU: number | null, EUR: number | null, PYG: number | null } | null } | null };

export type InsertStatisticsMutationVariables = Exact<{
  session_id?: string | number | null | undefined;
  version?: string | null | undefined;
  event?: string | null | undefined;
  page?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  date?: string | null | undefined;
  agent?: string | null | undefined;
  device?: Device | null | undefined;
  type?: string | null | undefined;
  detail?: unknown;
}>;


export type InsertStatisticsMutation = { insertStatistics: { status: string | null } | null };

export type TrackUserEventMutationVariables = Exact<{
  event: string;
  date?: string | null | undefined;
  detail?: unknown;
}>;


export type TrackUserEventMutation = { trackUserEvent: { status: string | null } | null };

export type SuggestedArticlesQueryVariables = Exact<{
  size?: number | null | undefined;
  from?: number | null | undefined;
  siteId?: string | number | null | undefined;
}>;


export type SuggestedArticlesQuery = { suggestedArticles: { pinned: Array<string> | null, articles: Array<{ id: string, siteId: string | null, title: string | null, price: number | null, currency: string | null, brand: string | null, partNumber: string | null, condition: string | null, availableQuantity: number | null, soldQuantity: number | null, officialStoreId: string | null, catalogListing: boolean | null, catalogProductId: string | null, thumbnail: string | null, href: string | null, status: string | null, originModel: string | null, seller: { id: string, nickname: string | null, blackSeller: boolean | null, whiteSeller: boolean | null } | null, country: { code: string | null, name: string | null } | null, variants: Array<{ id: string, family_id: string | null, title: string | null, pictures: Array<{ id: string, url: string | null, secure_url: string | null }> | null }> | null, kits: Array<{ type: string | null, components: Array<{ type: string | null, user_product_id: string | null, quantity: number | null }> | null }> | null, attributes: Array<{ id: string, valueName: string | null }> | null, saleConditions: Array<{ label: string | null, price: number | null, currency: string | null, minimumQuantity: number | null }> | null, images: Array<{ id: string, url: string | null, secure_url: string | null }> | null, approved: { createdAt: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, reported: { tags: Array<string> | null, code: string | null, description: string | null, photosDenounced: Array<string> | null, createdAt: string | null, isFamily: boolean | null, familyId: string | null, author: { id: string | null, givenName: string | null, familyName: string | null } | null } | null, noticed: { sent: boolean | null, reason: string | null, failed: boolean | null, sending: boolean | null, noticeId: string | null, noticedAt: string | null, takeDownAt: string | null, noticeStatus: string | null, snapshot: string | null, rejectOption: string | null } | null }>, paging: { total: number, offset: number, limit: number } } | null };

export type SuggestedStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestedStatsQuery = { suggestedStats: { approved: number | null, reported: number | null, noticed: number | null, noticedPrevWeek: number | null } | null };

export type SuggestedReportedCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestedReportedCountQuery = { suggestedReportedCount: { count: number | null } | null };

export type DiscardArticlesMutationVariables = Exact<{
  articlesIds: Array<string | number> | string | number;
  code: DiscardReason;
  code_description?: string | null | undefined;
  description?: string | null | undefined;
  originModel?: OriginModel | null | undefined;
}>;


export type DiscardArticlesMutation = { discardArticles: Array<{ id: string, refusal: string | null }> | null };

export type SendMessageToSupportMutationVariables = Exact<{
  email: string;
  userId: string | number;
  siteId: string | number;
  message: string;
}>;


export type SendMessageToSupportMutation = { sendMessageToSupport: { caseCx: string | null } | null };
