import type { GatewayName } from '../contracts/client/operation';
import type { FailureCode } from '../contracts/vocabulary/failures';

/**
 * How the gateway may refuse an operation: the codes with which it refuses the whole and, of a batch, single rows, in the order in
 * which it looks (where several hold, the first that holds is told); or why it never refuses. What any operation may meet on its way (no session, a bad status, a server error) is not listed.
 */
export type Refusals = { whole: readonly FailureCode[]; rows?: readonly FailureCode[] } | { none: string };

type Named = Partial<Record<GatewayName, Refusals>>;

/** Everything that the console asks of its gateway, in the order of its reference, with the refusals of each. */
export const gatewayOperations = {
  queries: {
    sites: { none: 'a list without input' },
    profile: { none: "the caller's own" },
    profiles: { none: "the caller's own" },
    allowedNotices: { none: "the caller's own; an empty one is an answer" },
    memberRestriction: { none: "the caller's own" },
    efficiency: { none: "the caller's own" },
    memberJudge: { none: "the caller's own" },
    menu: { none: "the caller's own" },
    ratesConvertions: { none: 'a list without input' },
    showDenounceReminder: { none: "the caller's own" },
    showReportImportTooltipUntil: { none: "the caller's own" },
    search: { whole: ['KEYWORD_REQUIRED', 'SELLER_NOT_FOUND'] },
    article: { none: 'ids that do not exist are left out, and the status is judged by the console' },
    articleDescription: { whole: ['ARTICLE_NOT_FOUND'] },
    articleQuestions: { whole: ['ARTICLE_NOT_FOUND'] },
    articlesByIds: { none: 'ids that do not exist are left out' },
    itemStatus: { whole: ['ARTICLE_NOT_FOUND'] },
    liveSearch: { whole: ['LIVE_SEARCH_NOT_FOUND'] },
    liveSearches: { none: "the caller's own" },
    reportedArticles: { none: "the caller's own" },
    reportedArticlesCount: { none: "the caller's own" },
    suggestedArticles: { none: "the caller's own; a country without any is an empty list" },
    suggestedStats: { none: "the caller's own" },
    suggestedReportedCount: { none: "the caller's own" },
    blindages: { none: 'ids that do not exist have none' },
    variants: { none: 'products that do not exist are left out' },
    kits: { none: 'products that do not exist are in none' },
    denouncedVariants: { whole: ['INVALID_INPUT'] },
    liveSearchNarrowing: { whole: ['LIVE_SEARCH_NOT_FOUND'] },
    filterProfileSellers: { none: 'a country that does not exist has none' },
    getSellerID: { whole: ['SELLER_NOT_FOUND'] },
    pendingDenouncesCount: { none: "the caller's own" },
    itemPendingDenouncesCount: { none: 'ids that do not exist have none' },
    counterNotices: { none: "the caller's own; a seller without any is an empty list" },
    counterNoticesV3: { whole: ['NOT_ALLOWED'] },
    pendingCounterNoticeList: { whole: ['NOT_ALLOWED'] },
    closedCasesList: { whole: ['NOT_ALLOWED'] },
    caseDescription: { whole: ['CASE_NOT_FOUND'] },
    noticedArticles: { none: "the caller's own; a filter that fits nothing is an empty list" },
    noticedReports: { none: "the caller's own" },
    liveSearchReports: { none: "the caller's own" },
    blackListSellers: { none: "the caller's own; a filter that fits nothing is an empty list" },
    whiteListSellers: { none: "the caller's own; a filter that fits nothing is an empty list" },
    seller: { whole: ['SELLER_NOT_FOUND'] },
    articleCatalogo: { whole: ['INVALID_ARTICLE'] },
    articlesCatalogo: { none: 'a page that does not exist has nobody' },
    reviews: { none: 'a listing that does not exist has none; the ratings that the console asks for are all known' },
    reviewsTotal: { none: 'a listing that does not exist has none' },
  },
  mutations: {
    updateProfile: { whole: ['NAME_TOO_LONG', 'INVALID_INPUT', 'NOTHING_CHANGED'] },
    updateProfileAccount: { whole: ['NOT_ALLOWED', 'INVALID_INPUT', 'EMAIL_REGISTERED'] },
    createProfile: { whole: ['NAME_TOO_LONG', 'INVALID_INPUT', 'TOO_MANY_PROFILES'] },
    getCredentials: { whole: ['NOT_ALLOWED'] },
    createLiveSearch: { whole: ['KEYWORD_REQUIRED', 'SITE_REQUIRED', 'SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'] },
    updateLiveSearch: {
      whole: [
        'LIVE_SEARCH_NOT_FOUND',
        'KEYWORD_REQUIRED',
        'DUPLICATE_LIVE_SEARCH',
        'INVALID_INPUT',
        'SELLER_NOT_FOUND',
      ],
    },
    deleteLiveSearch: { whole: ['LIVE_SEARCH_NOT_FOUND'] },
    createSellersLiveSearch: { whole: ['SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'] },
    reportArticles: {
      whole: [
        'SUSPENDED',
        'ONLY_ONE_SITE',
        'NO_NOTICES_FOR_SITE',
        'REASON_NOT_ALLOWED',
        'PHOTO_REQUIRED',
        'INVALID_COMMENT',
        'ALREADY_AUDITED',
        'REPORT_ALREADY_SENT',
        'NOT_PUBLISHED',
        'BLINDED',
        'RE_REPORT_TOO_SOON',
        'STATUS_NOT_CHANGED',
      ],
      rows: ['ALREADY_AUDITED', 'NOT_PUBLISHED', 'REPORT_ALREADY_SENT', 'BLINDED', 'RE_REPORT_TOO_SOON'],
    },
    editReportedArticles: {
      whole: [
        'SUSPENDED',
        'REASON_NOT_ALLOWED',
        'PHOTO_REQUIRED',
        'INVALID_COMMENT',
        'NOT_REPORTED',
        'REPORT_ALREADY_SENT',
      ],
      rows: ['NOT_REPORTED', 'REPORT_ALREADY_SENT'],
    },
    approveArticles: {
      whole: ['SUSPENDED', 'ARTICLE_NOT_FOUND', 'ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'STATUS_NOT_CHANGED'],
      rows: ['ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'ARTICLE_NOT_FOUND'],
    },
    discardArticles: {
      whole: ['SUSPENDED', 'INVALID_COMMENT', 'ARTICLE_NOT_FOUND', 'ALREADY_AUDITED'],
      rows: ['ALREADY_AUDITED', 'ARTICLE_NOT_FOUND'],
    },
    articleUndo: { whole: ['STATUS_NOT_CHANGED', 'REPORT_ALREADY_SENT'] },
    sendNotice: {
      whole: ['BATCH_TOO_LARGE', 'SUSPENDED', 'ANSWERS_DUE', 'ALLOWANCE_USED'],
      rows: ['NOT_REPORTED', 'REPORT_ALREADY_SENT', 'NOT_PUBLISHED', 'ALLOWANCE_USED'],
    },
    deleteArticlesFromDB: { whole: ['STATUS_NOT_CHANGED'] },
    sendBrandInfringement: {
      whole: [
        'SUSPENDED',
        'ARTICLE_NOT_FOUND',
        'NO_NOTICES_FOR_SITE',
        'REASON_NOT_ALLOWED',
        'INVALID_COMMENT',
        'REPORT_ALREADY_SENT',
      ],
    },
    insertStatistics: { none: 'concerns nobody' },
    trackUserEvent: { none: 'concerns nobody' },
    respondCounterNotice: {
      whole: ['NOT_ALLOWED', 'CASE_NOT_FOUND', 'CASE_NOT_OPEN', 'REJECT_REASON_REQUIRED', 'INVALID_COMMENT'],
    },
    rollbackCase: { whole: ['NOT_ALLOWED', 'CASE_NOT_FOUND', 'NOT_ROLLBACKABLE', 'INVALID_COMMENT'] },
    blackListSeller: { whole: ['SELLER_NOT_FOUND'] },
    whiteListSeller: { whole: ['SELLER_NOT_FOUND'] },
    deleteSellerFromDB: { whole: ['SELLER_NOT_LISTED'] },
    createNoticedReport: { whole: ['INVALID_INPUT', 'NO_ARTICLES_FOUND'] },
    deleteNoticedReport: { whole: ['EXPORT_NOT_FOUND'] },
    createLiveSearchReport: { whole: ['KEYWORD_REQUIRED', 'SITE_REQUIRED', 'SELLER_NOT_FOUND', 'INVALID_INPUT'] },
    deleteLiveSearchReport: { whole: ['EXPORT_NOT_FOUND'] },
    sendMessageToSupport: { whole: ['INVALID_INPUT'] },
  },
  calls: {
    translate: { none: 'no GraphQL: a wrong language is a bad status' },
    importTemplate: { none: 'no GraphQL: a language without a template is a bad status' },
    sellerSearch: { whole: ['SELLER_NOT_FOUND'] },
    snapshotLink: { whole: ['ARTICLE_NOT_FOUND'] },
  },
} satisfies { queries: Named; mutations: Named; calls: Named };

/** Operations whose failure is never told by a sentence of its own, and what a person sees of it instead. */
export const silentOperations: Partial<Record<GatewayName, string>> = {
  sites: 'the start of the session fails as a whole',
  memberRestriction: 'sending stays with what the gateway decides',
  memberJudge: 'sending stays with what the gateway decides',
  showDenounceReminder: 'the reminder stays away',
  showReportImportTooltipUntil: 'the tooltip stays away',
  reportedArticlesCount: 'the count stays away',
  pendingDenouncesCount: 'the count stays away',
  itemPendingDenouncesCount: 'the listing counts as an error of the import',
  insertStatistics: 'concerns nobody',
  trackUserEvent: 'concerns nobody',
};
