import type { GatewayName, Operation } from './operation';

type Catalogue = { [Name in GatewayName]: () => Promise<Operation<Name>> };

/** The operations of one module, which is loaded at the first call of one of them. */
function from<Name extends GatewayName>(
  load: () => Promise<{ [Each in Name]: Operation<Each> }>,
  ...names: Name[]
): Pick<Catalogue, Name> {
  const loaders = names.map((name) => [name, async () => (await load())[name]] as const);
  return Object.fromEntries(loaders) as Pick<Catalogue, Name>;
}

/** Where each operation lives. No bundle holds what it does not ask. */
export const catalogue: Catalogue = {
  ...from(
    () => import('../operations/session'),
    'sites',
    'memberRestriction',
    'memberJudge',
    'menu',
    'ratesConvertions',
  ),
  ...from(
    () => import('../operations/profile'),
    'profile',
    'profiles',
    'allowedNotices',
    'showDenounceReminder',
    'updateProfile',
    'getCredentials',
    'efficiency',
    'showReportImportTooltipUntil',
    'createProfile',
    'updateProfileAccount',
  ),
  ...from(() => import('../operations/search'), 'liveSearches', 'createLiveSearch', 'deleteLiveSearch', 'getSellerID'),
  ...from(
    () => import('../operations/search-live'),
    'liveSearch',
    'updateLiveSearch',
    'liveSearchNarrowing',
    'filterProfileSellers',
  ),
  ...from(() => import('../operations/search-quick'), 'search', 'createSellersLiveSearch', 'sellerSearch'),
  ...from(
    () => import('../operations/listings'),
    'article',
    'articlesByIds',
    'articleDescription',
    'articleQuestions',
    'itemStatus',
    'seller',
    'blindages',
    'variants',
    'denouncedVariants',
    'translate',
    'reviews',
    'reviewsTotal',
    'reportArticles',
    'editReportedArticles',
    'approveArticles',
    'articleUndo',
  ),
  ...from(
    () => import('../operations/suggestions'),
    'suggestedArticles',
    'suggestedStats',
    'suggestedReportedCount',
    'discardArticles',
  ),
  ...from(
    () => import('../operations/reports'),
    'reportedArticles',
    'reportedArticlesCount',
    'sendNotice',
    'deleteArticlesFromDB',
    'pendingDenouncesCount',
    'itemPendingDenouncesCount',
  ),
  ...from(() => import('../operations/history'), 'noticedArticles', 'snapshotLink'),
  ...from(() => import('../operations/cases'), 'counterNoticesV3', 'pendingCounterNoticeList'),
  ...from(() => import('../operations/cases-detail'), 'caseDescription', 'respondCounterNotice', 'rollbackCase'),
  ...from(() => import('../operations/cases-past'), 'counterNotices', 'closedCasesList'),
  ...from(
    () => import('../operations/sellers'),
    'blackListSellers',
    'whiteListSellers',
    'blackListSeller',
    'whiteListSeller',
    'deleteSellerFromDB',
  ),
  ...from(
    () => import('../operations/exports'),
    'noticedReports',
    'liveSearchReports',
    'createNoticedReport',
    'deleteNoticedReport',
    'createLiveSearchReport',
    'deleteLiveSearchReport',
  ),
  ...from(
    () => import('../operations/catalogue'),
    'articleCatalogo',
    'articlesCatalogo',
    'kits',
    'sendBrandInfringement',
  ),
  ...from(() => import('../operations/imports'), 'importTemplate'),
  ...from(() => import('../operations/support'), 'sendMessageToSupport'),
  ...from(() => import('../operations/statistics'), 'insertStatistics', 'trackUserEvent'),
};

const isOperation = (name: string): name is GatewayName => name in catalogue;

/** Fetches the code of these operations before their first calls; a name of something else is passed over. Rejects when one does not come. */
export async function fetchOperations(names: readonly string[]): Promise<void> {
  await Promise.all(names.filter(isOperation).map((name) => catalogue[name]()));
}
