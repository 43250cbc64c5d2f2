const hour = 3_600_000;

/** Counts and lengths of the business. */
export const limits = {
  /** Notices a day of a new, dormant, inefficient or restricted account. */
  restrictedDaily: 50,
  /** Notices a day of any account. */
  absoluteDaily: 30_000,
  /** Share of rejected reports over `rejectionMonths` past which an account is restricted, in per cent. */
  rejectionShare: 60,
  rejectionMonths: 2,
  sendBatch: 25,
  importBatch: 50,
  /** Lines of usage that wait to be told; the oldest give way. */
  statistics: 100,
  /** Listings, cases and searches that were looked at of late and are remembered. */
  recentPlaces: 12,
  /** Live searches of which it is kept what was seen, ids of each, and the milliseconds after which a look at one is over or is told to go on. */
  searchVisits: 40,
  lookIds: 1500,
  lookEndsAfter: 1_800_000,
  lookTold: 60_000,
  /** Listings that somebody wants to be reminded of once they can be reported again. */
  againReminders: 50,
  importListings: 1000,
  /** Bytes. */
  importFile: 10_485_760,
  /** 1-based. */
  importColumn: 13,
  importSkippedRows: 11,
  commentMin: 5,
  commentMax: 2000,
  commentPattern: 5000,
  discardCommentMax: 200,
  catalogueCommentMax: 500,
  keywordMax: 200,
  exportTitleMax: 120,
  /** Words, or sellers, in one list of a filter, and characters of one. */
  filterWords: 30,
  filterWordMax: 60,
  soughtTextMax: 100,
  /** Lines of a quick search at once. */
  searchLines: 1000,
  /** New live searches at once that a person isn't asked about first. */
  searchesUnasked: 10,
  passwordMin: 8,
  nameMax: 30,
  profiles: 100,
  /** Failed profile fetches that end a session: more than these. */
  profileFailures: 2,
  listingId: 13,
  catalogueId: 11,
  reportId: 8,
} as const;

/** Rows asked for at once. */
export const pageSizes = {
  listings: 50,
  exports: 10,
  /** Of them looked through for a title. */
  exportsSought: 1000,
  sellerHistory: 5,
  selector: [10, 20, 50],
  selectorDefault: 10,
  /** Categories shown first when there are more than `categoriesAll`. */
  categoriesFirst: 8,
  categoriesAll: 9,
  sellersFirst: 8,
  sellersNext: 9,
  galleryPreview: 3,
  /** Pixels. */
  galleryHeight: 85,
  topOfExports: 5,
  /** Reports at once where the whole history is read. */
  past: 200,
} as const;

/** Milliseconds, unless the name says otherwise. */
export const timings = {
  toast: 5000,
  /** A legal act waits this long for second thoughts before it goes out, unless the person has chosen another time. */
  takeBack: 10_000,
  tooltipOpen: 1000,
  tooltipClose: 200,
  blockedTooltipOpen: 0,
  blockedTooltipClose: 100,
  tokenMargin: 60_000,
  noNoticesReload: 3000,
  maintenanceCheck: 60_000,
  cartTracking: 6 * hour,
  /** What somebody did is told this long after the first of it. */
  statistics: 5000,
  discardClose: 100,
  importResult: 100,
  importTick: 300,
  /** Per cent a tick. */
  importStep: 10,
  surveyReturnsDays: 7,
  importTipReturnsDays: 7,
  reminderReturnsDays: 1,
  progressDays: 7,
  answerReviewDays: 4,
  reportEvaluationHours: 72,
  supportAnswerHours: 48,
  reportRefreshDays: 1,
  brandInfringementCookieSeconds: 172_800,
} as const;

/** Toasts standing at once. */
export const toastsMax = 3;

export const versionLabel = '3.20.1';

/** The local day from which verification is required. */
export const verificationRequiredSince = '2020-06-15';
