import type {
  Blindage,
  Case,
  CaseReply,
  CaseReplyAnswer,
  CaseSummary,
  Credentials,
  HistoryReport,
  Listing,
  ListingDescription,
  LiveSearch,
  LiveSearchSummary,
  MemberJudge,
  MemberRestriction,
  MenuEntry,
  NewLiveSearch,
  NewReport,
  NoticeOutcome,
  Page,
  Profile,
  ProfileChange,
  ProfileSummary,
  Question,
  Rates,
  ReportChange,
  Seller,
  Session,
  Site,
  SiteNotices,
  ApprovedOutcome,
  ReportedOutcome,
  Language,
  Statistic,
  SuspiciousFilters,
  UserEvent,
} from './shapes';
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
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** One named call to the outside. It never throws and never rejects; aborting its signal answers ABORTED. */
export type Port<Input, Value> = (input: Input, signal: AbortSignal) => Promise<Outcome<Value>>;

/** Carried by every mutation's input: the same key marks the same operation, also after a reload. */
export interface Keyed {
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
  updateProfile: Port<ProfileChange & Keyed, Profile>;
  getCredentials: Port<{ userId: string } & Keyed, Credentials>;

  liveSearches: Port<void, Page<LiveSearchSummary>>;
  liveSearch: Port<Paging & { id: string; sortBy?: string; sortOrder?: 'asc' | 'desc' }, LiveSearch>;
  createLiveSearch: Port<NewLiveSearch & Keyed, LiveSearchSummary>;
  deleteLiveSearch: Port<{ id: string } & Keyed, { id: string }>;
  getSellerID: Port<{ nickName: string; siteId: string }, { sellerId: string }>;

  article: Port<{ articleId: string | string[]; fasterMode?: boolean; massiveMode?: boolean }, Listing[]>;
  articlesByIds: Port<{ articlesIds: string[] }, Listing[]>;
  articleDescription: Port<{ articleId: string }, ListingDescription>;
  articleQuestions: Port<Paging & { articleId: string }, Page<Question>>;
  itemStatus: Port<{ articleId: string }, { id: string; status: string | null }>;
  seller: Port<{ sellerId: string; siteId: string }, Seller>;
  blindages: Port<{ itemsIds: string[] }, Blindage[]>;
  translate: Port<{ text: string; sourceLang: Language; targetLang: Language }, { text: string }>;
  reportArticles: Port<NewReport & Keyed, ReportedOutcome[]>;
  editReportedArticles: Port<ReportChange & Keyed, ReportedOutcome[]>;
  approveArticles: Port<{ articlesIds: string[]; originModel: string } & Keyed, ApprovedOutcome[]>;
  articleUndo: Port<{ undo: 'approved' | 'reported'; articleId: string; from: string } & Keyed, { id: string }>;

  reportedArticles: Port<Paging & { sort?: 'recent' | 'oldest'; filters?: SuspiciousFilters }, Page<Listing>>;
  reportedArticlesCount: Port<void, { count: number; countDB: number }>;
  sendNotice: Port<
    { articlesIds: string[]; auditor: { id: string; givenName: string; familyName: string | null } } & Keyed,
    NoticeOutcome[]
  >;
  deleteArticlesFromDB: Port<
    { action: 'delete' | 'delete_inactive'; articlesIds: string[] } & Keyed,
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
  respondCounterNotice: Port<CaseReply & Keyed, CaseReplyAnswer>;
  rollbackCase: Port<{ caseId: string; comment: string } & Keyed, { caseId: string; message: string | null }>;

  insertStatistics: Port<Statistic & Keyed, void>;
  trackUserEvent: Port<UserEvent & Keyed, void>;
}

/** The identity adapter (ruling A13); refresh and restore read an HttpOnly cookie that no script sees. */
export interface IdentityPorts {
  restoreSession: Port<void, Session | null>;
  refreshSession: Port<void, Session>;
  signIn: Port<{ user: string; password: string }, Session>;
  /** Leaves the page for the provider; answers only when leaving failed. */
  beginMarketplaceSignIn: Port<{ lang: Language; redirect: string | null }, void>;
  /** Finishes the code flow from the address it came back to; answers the remembered redirect too. */
  finishMarketplaceSignIn: Port<{ href: string }, { session: Session; redirect: string | null }>;
  signOut: Port<void, { logoutPage: string }>;
}

/** One durable operation as the journal keeps it; `body` is JSON. Bound to a profile: another profile's entries stay asleep. */
export interface JournalEntry {
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
  profileId: string;
  savedAt: number;
  value: unknown;
}

/** What the browser keeps. Every port answers STORAGE_UNAVAILABLE where the browser refuses. */
export interface PlatformPorts {
  readJournal: Port<{ profileId: string }, JournalEntry[]>;
  writeJournal: Port<JournalEntry[], void>;
  deleteJournal: Port<{ ids: string[] }, void>;
  readDrafts: Port<{ profileId: string }, DraftEntry[]>;
  writeDraft: Port<DraftEntry, void>;
  deleteDraft: Port<{ profileId: string; key: string }, void>;
  clearKept: Port<{ profileId: string }, void>;
  readPreference: Port<{ name: string }, string | null>;
  writePreference: Port<{ name: string; value: string }, void>;
  /** Loads the words of that language, if they aren't yet, and makes it the page's language. */
  applyLanguage: Port<{ lang: Language }, void>;
}

/** Things that happen outside and are listened to while an actor lives; `listen` returns how to stop. */
export interface Feeds {
  /** Other tabs of this console: what one tab says, all others hear. */
  tabs: (hear: (message: TabMessage) => void) => { say: (message: TabMessage) => void; stop: () => void };
  /** Tells now and at each change whether the browser believes to be online. */
  online: (hear: (online: boolean) => void) => { stop: () => void };
  /** Holds a lock that only one tab holds at a time: `hear` is called when it is got; `stop` gives it back. */
  lease: (name: string, hear: () => void) => { stop: () => void };
}

export type TabMessage =
  | { type: 'session.signedIn'; userId: string }
  | { type: 'session.signedOut' }
  | { type: 'profile.changed' }
  | { type: 'outbox.changed'; profileId: string };

/** World time in epoch milliseconds; new ids are unguessable and unique. */
export interface Clockwork {
  now: () => number;
  newId: () => string;
}

export type Ports = Gateway & IdentityPorts & PlatformPorts;
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
export interface Outside {
  ports: Ports;
  feeds: Feeds;
  clockwork: Clockwork;
  settings: Settings;
}
