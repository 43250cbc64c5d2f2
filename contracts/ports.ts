import type {
  AccountForm,
  AccountVerification,
  Blindage,
  BrandInfringement,
  Case,
  CatalogueOffer,
  CatalogueProduct,
  CaseReply,
  CaseReplyAnswer,
  CaseSummary,
  Credentials,
  DenouncedVariant,
  Discard,
  DiscardOutcome,
  Efficiency,
  ExportRow,
  HistoryReport,
  Kit,
  Listing,
  ListingDescription,
  LiveSearch,
  LiveSearchChange,
  LiveSearchFilters,
  LiveSearchSummary,
  MemberJudge,
  MemberRestriction,
  MenuEntry,
  NewLiveSearch,
  NewLiveSearchReport,
  NewNoticedReport,
  NewProfile,
  NewReport,
  NoticeOutcome,
  Page,
  ProductVariant,
  Profile,
  ProfileChange,
  ProfileSummary,
  Question,
  QuickSearch,
  Rates,
  ReportChange,
  Review,
  ReviewRating,
  ReviewsTotal,
  Seller,
  SellerChoice,
  SellerFilters,
  SellerHistory,
  SellerMarks,
  Session,
  Site,
  SiteNotices,
  ApprovedOutcome,
  ReportedOutcome,
  Language,
  Statistic,
  SuggestedListings,
  SearchNarrowing,
  SuggestedStats,
  SupportMessage,
  SuspiciousFilters,
  UserEvent,
} from './shapes';
import type { DocumentType } from './vocabulary/documents';
import type { FailureCode } from './vocabulary/failures';

/**
 * Why an operation gave no value. `message` is the raw text of the gateway, for logs and the explorer, never shown as it is;
 * `values` fill the sentence (`status` of a bad status, `count`, `dueDate` as ISO 8601).
 */
export interface Failure {
  code: FailureCode;
  operation?: string;
  message?: string;
  values?: Record<string, string | number>;
  /** Of a sign-in that came back and went no further: where the person wanted to go. */
  redirect?: string | null;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** One named call to the outside. It never throws and never rejects; aborting its signal answers ABORTED. */
export type Port<Input, Value> = (input: Input, signal: AbortSignal) => Promise<Outcome<Value>>;

/** Carried by every mutation's input: the same key marks the same operation, also after a reload. */
export interface WithOperationKey {
  operationKey: string;
}

export interface Paging {
  size: number;
  from: number;
}

/** The gateway's operations of the console, by their name on the wire. Inputs and answers are in our words. */
export interface Gateway {
  sites: Port<void, Site[]>;
  profile: Port<void, Profile>;
  profiles: Port<void, ProfileSummary[]>;
  allowedNotices: Port<void, SiteNotices[]>;
  memberRestriction: Port<void, MemberRestriction>;
  memberJudge: Port<void, MemberJudge>;
  menu: Port<void, MenuEntry[]>;
  ratesConvertions: Port<void, Rates>;
  showDenounceReminder: Port<void, boolean>;
  updateProfile: Port<ProfileChange & WithOperationKey, Profile>;
  getCredentials: Port<{ userId: string } & WithOperationKey, Credentials>;

  efficiency: Port<void, Efficiency>;
  showReportImportTooltipUntil: Port<void, string | null>;
  createProfile: Port<NewProfile & WithOperationKey, ProfileSummary>;
  updateProfileAccount: Port<{ account: AccountForm } & WithOperationKey, AccountVerification>;

  liveSearches: Port<void, Page<LiveSearchSummary>>;
  createLiveSearch: Port<NewLiveSearch & WithOperationKey, LiveSearchSummary>;
  deleteLiveSearch: Port<{ id: string } & WithOperationKey, { id: string }>;
  getSellerID: Port<{ nickName: string; siteId: string }, { sellerId: string }>;
  liveSearch: Port<Paging & { id: string; sortBy?: string; sortOrder?: 'asc' | 'desc' }, LiveSearch>;
  updateLiveSearch: Port<LiveSearchChange & WithOperationKey, LiveSearchSummary & LiveSearchFilters>;
  /** Fails as UNKNOWN_FIELD where the gateway knows nothing of it, which is no older console. */
  liveSearchNarrowing: Port<{ id: string }, SearchNarrowing>;
  filterProfileSellers: Port<Paging & { siteId?: string }, Page<SellerChoice>>;
  search: Port<QuickSearch, Page<Listing>>;
  /** The marketplace's own public search, for nicknames that the gateway does not know. */
  sellerSearch: Port<{ siteId: string; nickname: string }, { sellerId: string; nickname: string }>;
  createSellersLiveSearch: Port<{ sellers: string[]; keyword?: string } & WithOperationKey, LiveSearchSummary>;

  article: Port<{ articleId: string | string[]; fasterMode?: boolean; massiveMode?: boolean }, Listing[]>;
  articlesByIds: Port<{ articlesIds: string[] }, Listing[]>;
  articleDescription: Port<{ articleId: string }, ListingDescription>;
  articleQuestions: Port<Paging & { articleId: string }, Page<Question>>;
  itemStatus: Port<{ articleId: string }, { id: string; status: string | null }>;
  seller: Port<{ sellerId: string; siteId: string }, Seller>;
  blindages: Port<{ itemsIds: string[] }, Blindage[]>;
  variants: Port<{ userProductsIds: string[] }, ProductVariant[]>;
  kits: Port<{ userProductsIds: string[] }, Kit[]>;
  /** At least one of the three. */
  denouncedVariants: Port<{ variantsIds?: string[]; articleId?: string; caseId?: string }, DenouncedVariant[]>;
  translate: Port<{ text: string; sourceLang: Language; targetLang: Language }, { text: string }>;
  /** The address of the listing as it was when it was reported. */
  snapshotLink: Port<{ articleId: string }, { url: string }>;
  reportArticles: Port<NewReport & WithOperationKey, ReportedOutcome[]>;
  editReportedArticles: Port<ReportChange & WithOperationKey, ReportedOutcome[]>;
  approveArticles: Port<{ articlesIds: string[]; originModel: string } & WithOperationKey, ApprovedOutcome[]>;
  /** `filters` are those of the list that it is undone from. */
  articleUndo: Port<
    { undo: 'approved' | 'reported'; articleId: string; from: string; filters?: SuspiciousFilters } & WithOperationKey,
    { id: string }
  >;

  suggestedArticles: Port<Paging & { siteId?: string }, SuggestedListings>;
  suggestedStats: Port<void, SuggestedStats>;
  suggestedReportedCount: Port<void, { count: number }>;
  discardArticles: Port<Discard & WithOperationKey, DiscardOutcome[]>;

  reportedArticles: Port<Paging & { sort?: 'recent' | 'oldest'; filters?: SuspiciousFilters }, Page<Listing>>;
  reportedArticlesCount: Port<void, { count: number; countDB: number }>;
  sendNotice: Port<
    { articlesIds: string[]; auditor: { id: string; givenName: string; familyName: string | null } } & WithOperationKey,
    NoticeOutcome[]
  >;
  deleteArticlesFromDB: Port<
    { action: 'delete' | 'delete_inactive'; articlesIds: string[] } & WithOperationKey,
    { ids: string[] }
  >;
  pendingDenouncesCount: Port<Paging, { total: number }>;
  itemPendingDenouncesCount: Port<{ itemId: string[]; flow?: string }, { itemId: string; total: number }[]>;

  noticedArticles: Port<
    Paging & {
      status?: string[];
      sellerId?: string;
      itemId?: string;
      sort?: 'recent' | 'oldest';
      reasons?: string[];
      sites?: string[];
      /** Days, YYYY-MM-DD, both in it: when the reports were sent. */
      dateFrom?: string;
      dateTo?: string;
    },
    Page<HistoryReport>
  >;
  counterNoticesV3: Port<
    Paging & {
      sort?: 'due_date' | 'date_created';
      order?: 'asc' | 'desc';
      status?: string[];
      sellerId?: string;
      itemId?: string;
      nickname?: string;
    },
    Page<CaseSummary>
  >;
  pendingCounterNoticeList: Port<
    Paging & { sort?: 'due_date' | 'date_created'; order?: 'asc' | 'desc'; itemid?: string; dueDate?: string },
    Page<CaseSummary>
  >;
  caseDescription: Port<{ caseId: string; siteId: string }, Case>;
  respondCounterNotice: Port<CaseReply & WithOperationKey, CaseReplyAnswer>;
  rollbackCase: Port<
    { caseId: string; comment: string } & WithOperationKey,
    { caseId: string; message: string | null }
  >;

  counterNotices: Port<
    Paging & { sort?: 'due_date' | 'date_created'; order?: 'asc' | 'desc'; sellerId?: string },
    SellerHistory
  >;
  closedCasesList: Port<Paging & { nickname?: string; flow?: 'closed' }, Page<CaseSummary>>;

  blackListSellers: Port<Paging & { filters?: SellerFilters }, Page<Seller>>;
  whiteListSellers: Port<Paging & { filters?: SellerFilters }, Page<Seller>>;
  blackListSeller: Port<{ siteId: string; sellerId: string } & WithOperationKey, SellerMarks>;
  whiteListSeller: Port<{ siteId: string; sellerId: string } & WithOperationKey, SellerMarks>;
  /** Takes a seller off a list: `from` and `filters` are those of the list that is shown. */
  deleteSellerFromDB: Port<
    { sellerId: string; from?: number; filters?: SellerFilters; sellerStatus?: 'black' | 'white' } & WithOperationKey,
    { id: string }
  >;

  /** The workbook that an import is filled in on; it needs no session. */
  importTemplate: Port<{ lang: Language }, { name: string; bytes: ArrayBuffer }>;

  noticedReports: Port<Paging, Page<ExportRow>>;
  liveSearchReports: Port<Paging, Page<ExportRow>>;
  createNoticedReport: Port<NewNoticedReport & WithOperationKey, ExportRow>;
  deleteNoticedReport: Port<{ id: string } & WithOperationKey, { id: string }>;
  createLiveSearchReport: Port<NewLiveSearchReport & WithOperationKey, ExportRow>;
  deleteLiveSearchReport: Port<{ id: string } & WithOperationKey, { id: string }>;

  /** Null when no catalogue page has the id. */
  articleCatalogo: Port<{ articleId: string }, CatalogueProduct | null>;
  articlesCatalogo: Port<{ articleId: string }, Page<CatalogueOffer>>;
  reviews: Port<Paging & { itemId: string; rating?: ReviewRating }, Page<Review>>;
  reviewsTotal: Port<{ itemId: string }, ReviewsTotal>;
  sendBrandInfringement: Port<BrandInfringement & WithOperationKey, { caseId: string | null }>;

  /** Works without a session too; `caseId` is the number to ask by. */
  sendMessageToSupport: Port<SupportMessage & WithOperationKey, { caseId: string | null }>;

  insertStatistics: Port<Statistic & WithOperationKey, void>;
  trackUserEvent: Port<UserEvent & WithOperationKey, void>;
}

/** The identity adapter (ruling A13); refresh and restore read an HttpOnly cookie that no script sees. */
export interface IdentityPorts {
  restoreSession: Port<void, Session | null>;
  refreshSession: Port<void, Session>;
  signIn: Port<{ user: string; password: string }, Session>;
  /** Leaves the page for the provider; answers only when leaving failed, with `service` as the one that can't be reached. */
  beginMarketplaceSignIn: Port<{ lang: Language; redirect: string | null }, void>;
  /** Finishes the code flow from the address it came back to; answers the remembered redirect too. The same answer may be tried again. */
  finishMarketplaceSignIn: Port<{ answer: string }, { session: Session; redirect: string | null }>;
  signOut: Port<void, { logoutPage: string }>;
}

/** What people do with their accounts at the identity service (ruling A13). A code is six digits that arrive by e-mail. */
export interface AccountPorts {
  /**
   * Sends a code; the account exists for signing in once it is confirmed, and reports in the country of `siteId`. Again with the same
   * password: another code.
   */
  signUp: Port<
    { email: string; password: string; givenName: string; familyName: string; siteId: string; lang: Language },
    void
  >;
  confirmSignUp: Port<{ email: string; code: string }, void>;
  /** Answers the same whether somebody has the e-mail or nobody. */
  forgotPassword: Port<{ email: string; lang: Language }, void>;
  /** Ends every session of the account. */
  confirmForgotPassword: Port<{ email: string; code: string; password: string }, void>;
  /** Whether it is the password of who is signed in: WRONG_PASSWORD where it isn't; nothing changes. */
  checkPassword: Port<{ currentPassword: string }, void>;
  /** Ends every other session of the account. */
  changePassword: Port<{ currentPassword: string; password: string }, void>;
  /** For the main account alone. */
  createAuditor: Port<
    {
      email: string;
      password: string;
      givenName: string;
      familyName: string;
      lang: Language;
      currency: string;
      /** The main account's own. */
      currentPassword: string;
    },
    { userId: string }
  >;
  /** For the main account alone; `account` is a nickname or an id. The user answered is that of the profile in that country. */
  linkAccount: Port<{ siteId: string; account: string }, { userId: string }>;
}

/** One durable operation as the journal keeps it; `body` is JSON. Bound to a profile: another profile's entries stay asleep. */
export interface JournalRecord {
  id: string;
  profileId: string;
  kind: string;
  phase: 'queued' | 'inflight' | 'done';
  createdAt: number;
  body: unknown;
}

export interface DraftEntry {
  /** `<form>:<subject>`, e.g. `report:MLA1234567890`. */
  key: string;
  /** Null for whoever is not signed in: such a draft is kept for this tab alone. */
  profileId: string | null;
  savedAt: number;
  value: unknown;
}

/** What is kept of the report history: how far it was read, and what was read, in parts in the order of reading. */
export interface SavedPast {
  state: unknown;
  parts: unknown[][];
}

/** Where a list was left: the listing under the cursor, and how many stood before it. */
export interface SavedCursor {
  id: string;
  at: number;
}

/** What the browser keeps. Every port answers STORAGE_UNAVAILABLE where the browser refuses. */
export interface PlatformPorts {
  readJournal: Port<{ profileId: string }, JournalRecord[]>;
  writeJournal: Port<JournalRecord[], void>;
  deleteJournal: Port<{ ids: string[] }, void>;
  readDrafts: Port<{ profileId: string | null }, DraftEntry[]>;
  writeDraft: Port<DraftEntry, void>;
  deleteDraft: Port<{ profileId: string | null; key: string }, void>;
  clearSaved: Port<{ profileId: string }, void>;
  /** Null where nothing of that profile's history is kept. */
  readPast: Port<{ profileId: string }, SavedPast | null>;
  /** Keeps parts by their number and how far the reading is, both or neither; `replaces` drops every part that was there. */
  writePast: Port<
    { profileId: string; state: unknown; parts: { number: number; rows: readonly unknown[] }[]; replaces: boolean },
    void
  >;
  /** What this visit wrote on this entry of the tab's history; null where it is entered for the first time. */
  readCursor: Port<{ visit: string }, SavedCursor | null>;
  writeCursor: Port<{ visit: string; cursor: SavedCursor }, void>;
  readPreference: Port<{ name: string }, string | null>;
  writePreference: Port<{ name: string; value: string }, void>;
  /** Null where this browser has no such cookie, or has it no more. */
  readCookie: Port<{ name: string }, string | null>;
  /** Kept for that many seconds, in this browser and for every page of the console. */
  writeCookie: Port<{ name: string; value: string; maxAge: number }, void>;
  /** Saves a file on this device: rows below their heads as a workbook, or the template with these ids filled in. */
  saveSpreadsheet: Port<SheetFile, void>;
  /** Saves what is at that address on this device under that name; BAD_STATUS where nothing is there to be had. */
  downloadFile: Port<{ url: string; name: string }, void>;
  /** What these decisions teach, reckoned beside the page; `others` are listings that nobody decided on. SERVER_ERROR where it can't be reckoned. */
  learnOrder: Port<{ decisions: readonly unknown[]; others: readonly unknown[]; learnedAt: number }, unknown>;
  /**
   * What the kept history says of comments and of these templates, reckoned beside the page; null where nothing is kept. Nothing is asked of the
   * gateway. SERVER_ERROR where it can't be reckoned.
   */
  readWording: Port<{ profileId: string; templates: readonly unknown[] }, unknown>;
  /** What the person uses: the browser's own description, and the width of the page in CSS pixels. */
  readDevice: Port<void, { agent: string; width: number }>;
  /** Whether this browser lets the console tell something while it is out of sight; nobody is asked. */
  readAlertRight: Port<void, AlertPermission>;
  /** Asks the person, by the browser's own question. */
  askAlertRight: Port<void, AlertPermission>;
  /** Tells it; true once it was pressed, and the page is in front then; false when it went otherwise. */
  showAlert: Port<{ alert: string; counts: Record<string, number>; lang: Language }, boolean>;
  /** Loads the words of that language, if they aren't yet, and makes it the page's language. */
  applyLanguage: Port<{ lang: Language }, void>;
}

/** `unasked`: the person has not been asked yet. `insecure`: the page came without encryption. */
export type AlertPermission = 'granted' | 'denied' | 'unasked' | 'unsupported' | 'insecure';

export type SheetFile =
  | { name: string; sheet: string; rows: readonly (readonly string[])[] }
  | { name: string; template: ArrayBuffer; lines: readonly string[] };

/** A file that a person picked; what stands in it is read by the feed `spreadsheet` alone. */
export interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** A cell that isn't empty; row and column count from 1. */
export interface SheetCell {
  row: number;
  column: number;
  text: string;
  /** The address behind the text, whether as a hyperlink or as a HYPERLINK formula. */
  link?: string;
  /** Its row is out of sight, by a filter or by hand. */
  hidden?: true;
  /** The text was longer: this is its beginning. */
  cut?: true;
}

/** What stands in the columns that were asked for; a table that is written as text comes with all of its columns. */
export interface SheetContent {
  sheet: string;
  cells: SheetCell[];
  /** It is a table written as text (CSV, TSV). */
  delimited?: true;
}

/** Why a file can't be read: it is no workbook, is damaged, locked, holds too much, or gave no sign of life for seconds. */
export type SheetFault = 'NOT_A_WORKBOOK' | 'UNREADABLE' | 'PASSWORD' | 'TOO_BIG_INSIDE' | 'NO_LIFE';

export interface SheetRequest {
  file: PickedFile;
  /** From 0. */
  sheet: number;
  /** From 1. */
  columns: readonly number[];
  /** Of a sheet that hasn't that text in that cell, these columns are read; those above where they hold too much. */
  unmarked?: { row: number; column: number; text: string; columns: readonly number[] };
}

export type SheetEvent =
  | { type: 'sheet.progress'; done: number; total: number }
  | { type: 'sheet.read'; read: SheetContent }
  | { type: 'sheet.failed'; fault: SheetFault };

export interface DocumentRequest {
  url: string;
  /** The only type as which it is shown. */
  type: DocumentType;
}

/**
 * Why a document isn't shown in the page: the browser shows no such file here, the file is of another origin, holds too much, or isn't what
 * its name says.
 */
export type DocumentRefusal = 'NO_VIEWER' | 'OTHER_ORIGIN' | 'TOO_BIG' | 'OTHER_TYPE';

export type DocumentEvent =
  /** `address` is that of a copy of the file, known to this page alone. */
  | { type: 'document.read'; address: string }
  | { type: 'document.failed'; failure: Failure }
  | { type: 'document.refused'; refusal: DocumentRefusal };

/** What an archive of evidence is about: one case, the listings of a send, or those that were chosen in a list. */
export type EvidenceSubject =
  | { kind: 'case'; id: string; siteId: string }
  | { kind: 'receipt'; id: string }
  | { kind: 'selection'; id: string };

/** What the gateway says of one listing, for an archive of evidence; `failures` are the questions that it didn't answer. */
export interface EvidenceRecord {
  id: string;
  /** As it is now. */
  listing: Listing | null;
  description: ListingDescription | null;
  reports: HistoryReport[];
  /** With the copies of the listing as it was reported. */
  cases: Case[];
  failures: Failure[];
}

export interface EvidenceRequest {
  subject: EvidenceSubject;
  /** Who makes it. */
  author: string;
  /** Listings that are beyond what one archive holds. */
  omitted: string[];
  /** World time, epoch milliseconds. */
  at: number;
}

export type EvidenceOrder =
  | { type: 'evidence.add'; records: EvidenceRecord[] }
  /** All records were given: the rest is written at this world time, epoch milliseconds. */
  | { type: 'evidence.finish'; at: number }
  /** Saves the archive on this device, once it is made. */
  | { type: 'evidence.save' };

/** `TOO_BIG`: it would not fit an archive that every system opens. `NO_LIFE`: what makes it can't be had, or has ended. */
export type EvidenceFault = 'TOO_BIG' | 'NO_LIFE';

/** An archive as it was made. */
export interface MadeEvidence {
  name: string;
  /** Bytes. */
  size: number;
  files: number;
  /** What could not be had. */
  missing: number;
  /** SHA-256 of its manifest: who has noted it knows later that the manifest is the same. */
  code: string;
}

export type EvidenceEvent =
  /** Files that were dealt with, of those known so far, and how many of them could not be had. */
  | { type: 'evidence.progress'; done: number; total: number; missing: number }
  | { type: 'evidence.made'; made: MadeEvidence }
  | { type: 'evidence.failed'; fault: EvidenceFault };

/** `duplicated`: its name stands there more than once, so that nobody knows which one is meant. */
export type EvidenceFileStatus = 'changed' | 'missing' | 'duplicated' | 'added' | 'intact';

/** What an archive of evidence is like now, by its manifest. */
export interface CheckedEvidence {
  code: string;
  /** ISO 8601. */
  madeAt: string;
  author: string;
  files: { name: string; size: number; status: EvidenceFileStatus }[];
  /** What could not be had when it was made. */
  missing: number;
}

/**
 * Why an archive can't be checked: it is no zip archive, was cut off, is damaged or locked, has no manifest or one that isn't ours, or
 * holds more than is read.
 */
export type EvidenceCheckFault =
  | 'NOT_AN_ARCHIVE'
  | 'CUT_OFF'
  | 'DAMAGED'
  | 'NO_MANIFEST'
  | 'WRONG_MANIFEST'
  | 'TOO_BIG_INSIDE'
  | 'NO_LIFE';

export type EvidenceCheckEvent =
  /** Bytes. */
  | { type: 'check.progress'; done: number; total: number }
  | { type: 'check.done'; checked: CheckedEvidence }
  | { type: 'check.failed'; fault: EvidenceCheckFault };

/** A picture to be compared with others; `key` is the same for it in any size. */
export interface PictureRequest {
  key: string;
  url: string;
}

/** Why a picture can't be compared: who serves it lets no page read it, or it isn't to be had. */
export type PictureFault = 'BLOCKED' | 'MISSING';

/** What is to be seen in pictures, by their keys and in the order in which they were asked for; empty where nothing is. */
export interface PicturesHashed {
  type: 'pictures.hashed';
  hashes: Record<string, string>;
  faults: Record<string, PictureFault>;
}

/** Things that happen outside and are listened to while an actor lives; `listen` returns how to stop. */
export interface Feeds {
  /** Other tabs of this console: what one tab says, all others hear. */
  tabs: (onEvent: (message: TabMessage) => void) => { say: (message: TabMessage) => void; stop: () => void };
  /** Tells now and at each change whether the browser believes to be online. */
  online: (onEvent: (online: boolean) => void) => { stop: () => void };
  /** Tells now and at each change whether the page is in sight, not behind another tab or window. */
  sight: (onEvent: (inSight: boolean) => void) => { stop: () => void };
  /** Tells each time that world time turns out to be another than `Clockwork.now` took it for. */
  clock: (onEvent: () => void) => { stop: () => void };
  /** Holds a lock that only one tab holds at a time: `hear` is called when it is got; `stop` gives it back. */
  lease: (name: string, onEvent: () => void) => { stop: () => void };
  /** Reads a workbook apart from the page: tells how far it is, and at last what it read or why it can't; `stop` ends it. */
  spreadsheet: (request: SheetRequest, onEvent: (event: SheetEvent) => void) => { stop: () => void };
  /** Reads a file that a seller attached: tells where a copy of it is, or why none is shown; `stop` ends it and drops the copy. */
  document: (request: DocumentRequest, onEvent: (event: DocumentEvent) => void) => { stop: () => void };
  /** Makes an archive of evidence apart from the page, of the records that it is given; `stop` ends it and drops what was made. */
  evidence: (
    request: EvidenceRequest,
    onEvent: (event: EvidenceEvent) => void,
  ) => { say: (order: EvidenceOrder) => void; stop: () => void };
  /** Reads such an archive apart from the page and compares each of its files with the manifest; `stop` ends it. */
  evidenceCheck: (file: PickedFile, onEvent: (event: EvidenceCheckEvent) => void) => { stop: () => void };

  /** Looks at pictures apart from the page, some at a time: tells of each what is to be seen in it, or why it can't. */
  pictures: (onEvent: (event: PicturesHashed) => void) => {
    read: (pictures: readonly PictureRequest[]) => void;
    stop: () => void;
  };
  /** Records what the machines of this page do, without anybody's texts: `finish` makes it give what it has, `stop` drops it. */
  recording: (onEvent: (event: RecordingEvent) => void) => { finish: () => void; stop: () => void };
}

export type RecordingEvent =
  | { type: 'recording.began' }
  /** `text` is the file of a recording; `isFull` where it ended by itself. */
  | { type: 'recording.ended'; text: string; isFull: boolean }
  | { type: 'recording.failed' };

export type TabMessage =
  | { type: 'session.signedIn'; userId: string }
  | { type: 'session.signedOut' }
  | { type: 'profile.changed' }
  | { type: 'outbox.changed'; profileId: string }
  /** Listings were sent, or marked by a tab of an earlier release: how they stand now, and how many of them were sent. */
  | { type: 'marks.told'; profileId: string; words: MarkUpdate[]; sent?: number }
  /** A mutation was done: `work` and `done` are the outbox's own, `work` with its kind. */
  | { type: 'mutation.done'; profileId: string; id: string; work: unknown; done: unknown }
  /** A send is over, whatever became of it. */
  | { type: 'send.over'; profileId: string }
  /** What another tab counts down is to go now or never: the tab that has it sees to it. */
  | { type: 'countdown.asked'; profileId: string; id: string; ask: 'send.now' | 'send.cancel' }
  /** What was asked for so is over: `notices` are what the person is told of it, in the tab that asked. */
  | { type: 'countdown.over'; profileId: string; id: string; notices: unknown[] }
  /** Drafts by their keys; one that was dropped has no value. */
  | {
      type: 'drafts.changed';
      profileId: string;
      changes: Record<string, { kept: true; value: unknown } | { kept: false }>;
    };

/** What the gateway says of a listing's marks; what it doesn't say is left out. */
export type MarkUpdate = Pick<Listing, 'id'> &
  Partial<Pick<Listing, 'approved' | 'reported' | 'noticed'>> & {
    /** It is no longer among the suggestions. */
    discarded?: true;
  };

/** World time in epoch milliseconds; new ids are unguessable and unique. */
export interface SystemClock {
  now: () => number;
  newId: () => string;
}

export type Ports = Gateway & IdentityPorts & AccountPorts & PlatformPorts;
export type PortName = keyof Ports;
export type InputOf<Name extends PortName> = Parameters<Ports[Name]>[0];
export type ValueOf<Name extends PortName> =
  Awaited<ReturnType<Ports[Name]>> extends Outcome<infer Value> ? Value : never;

/** What the gateway of this installation can do; a key that isn't known to be honoured is never relied on. */
export interface Settings {
  /** Mutations with the same operation key are done once: a lost answer may be asked for again by sending the same again. */
  operationKeys: boolean;
  /** Milliseconds after which a request is given up: what it did can be asked about once this has passed. */
  requestDeadline: number;
}

/** Everything from outside that a running system of machines is given, once, beside its root. */
export interface Environment {
  ports: Ports;
  feeds: Feeds;
  clockwork: SystemClock;
  settings: Settings;
}
