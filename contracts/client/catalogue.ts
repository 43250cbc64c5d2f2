import type { GatewayName, Operation } from './operation';

const session = () => import('../operations/session');
const search = () => import('../operations/search');
const listings = () => import('../operations/listings');
const reports = () => import('../operations/reports');
const history = () => import('../operations/history');
const cases = () => import('../operations/cases');
const statistics = () => import('../operations/statistics');

/** Where each operation lives. Areas are loaded at their first call, so that no bundle holds what it does not ask. */
export const catalogue: { [Name in GatewayName]: () => Promise<Operation<Name>> } = {
  sites: async () => (await session()).sites,
  profile: async () => (await session()).profile,
  profiles: async () => (await session()).profiles,
  allowedNotices: async () => (await session()).allowedNotices,
  memberRestriction: async () => (await session()).memberRestriction,
  memberJudge: async () => (await session()).memberJudge,
  menu: async () => (await session()).menu,
  ratesConvertions: async () => (await session()).ratesConvertions,
  showDenounceReminder: async () => (await session()).showDenounceReminder,
  updateProfile: async () => (await session()).updateProfile,
  getCredentials: async () => (await session()).getCredentials,

  liveSearches: async () => (await search()).liveSearches,
  liveSearch: async () => (await search()).liveSearch,
  createLiveSearch: async () => (await search()).createLiveSearch,
  deleteLiveSearch: async () => (await search()).deleteLiveSearch,
  getSellerID: async () => (await search()).getSellerID,

  article: async () => (await listings()).article,
  articlesByIds: async () => (await listings()).articlesByIds,
  articleDescription: async () => (await listings()).articleDescription,
  articleQuestions: async () => (await listings()).articleQuestions,
  itemStatus: async () => (await listings()).itemStatus,
  seller: async () => (await listings()).seller,
  blindages: async () => (await listings()).blindages,
  translate: async () => (await listings()).translate,
  reportArticles: async () => (await listings()).reportArticles,
  editReportedArticles: async () => (await listings()).editReportedArticles,
  approveArticles: async () => (await listings()).approveArticles,
  articleUndo: async () => (await listings()).articleUndo,

  reportedArticles: async () => (await reports()).reportedArticles,
  reportedArticlesCount: async () => (await reports()).reportedArticlesCount,
  sendNotice: async () => (await reports()).sendNotice,
  deleteArticlesFromDB: async () => (await reports()).deleteArticlesFromDB,
  pendingDenouncesCount: async () => (await reports()).pendingDenouncesCount,
  itemPendingDenouncesCount: async () => (await reports()).itemPendingDenouncesCount,

  noticedArticles: async () => (await history()).noticedArticles,

  counterNoticesV3: async () => (await cases()).counterNoticesV3,
  pendingCounterNoticeList: async () => (await cases()).pendingCounterNoticeList,
  caseDescription: async () => (await cases()).caseDescription,
  respondCounterNotice: async () => (await cases()).respondCounterNotice,
  rollbackCase: async () => (await cases()).rollbackCase,

  insertStatistics: async () => (await statistics()).insertStatistics,
  trackUserEvent: async () => (await statistics()).trackUserEvent,
};
