import type { Database } from './database';
import type { Jobs } from './jobs';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Where a world's lines of log go: one call is one line. */
export type Log = (level: LogLevel, event: string, fields?: Record<string, unknown>) => void;

export type SeedName = 'demo' | 'small' | 'empty';

export interface WorldOptions {
  /** Path of the SQLite file, or ':memory:'. An existing file is opened as it is; an empty one is seeded. */
  database: string;
  seed: SeedName;
  /** Source of real time, epoch ms. Default Date.now. */
  now?: () => number;
  log?: Log;
}

export interface WorldClock {
  /** World time, epoch ms: real time plus the kept offset. */
  now(): number;
  /** Moves world time on by ms (0 or more), then runs the work that has become due, each at its own due time. */
  advance(ms: number): void;
  /** Sets world time to an epoch ms. Work due by then runs. */
  set(at: number): void;
  /** How far world time is from real time, ms. */
  offset(): number;
}

/** A sign-in identity: one person may have several, one per profile. */
export interface AccountUser {
  userId: string;
  username: string;
  email: string | null;
  profileId: string;
  groupId: string;
  givenName: string;
  familyName: string;
  lang: 'es' | 'en' | 'pt';
  confirmed: boolean;
}

/**
 * `other_product`: right credentials, but of another product of the marketplace. `no_report_permission`: may not report in
 * `siteId`. `not_a_member`: a marketplace account that belongs to no member.
 */
export type AccountStatus =
  | { kind: 'member' }
  | { kind: 'other_product' }
  | { kind: 'no_report_permission'; siteId: string }
  | { kind: 'not_a_member' };

export interface NewAccount {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  lang: 'es' | 'en' | 'pt';
  currency: string;
  /** Set for an auditor: the main user whose organisation it joins. */
  auditorOf?: string;
  /** Set for who registers: the country in which it may report, with the reasons of the brand category. */
  registersIn?: string;
  /** False until an e-mailed code is confirmed. Default true. */
  confirmed?: boolean;
}

/** What somebody says of themselves when they register. */
export type Registration = Required<Omit<NewAccount, 'email' | 'password' | 'auditorOf' | 'confirmed'>>;

export interface Accounts {
  /** By e-mail or username, letter case ignored. */
  find(login: string): AccountUser | null;
  byId(userId: string): AccountUser | null;
  /** The user whose password (its own, or one issued for a profile switch and still valid) matches; null otherwise. */
  check(login: string, password: string): Promise<AccountUser | null>;
  /** Whether this is the user's own password; one issued for a profile switch is not. */
  hasPassword(userId: string, password: string): Promise<boolean>;
  /** Credentials for a profile switch, valid ten real minutes. Null when `forUserId` is not a user of the same person. */
  issue(byUserId: string, forUserId: string): { username: string; password: string; profileId: string } | null;
  /** 'EXISTS' when the e-mail is taken. */
  create(account: NewAccount): Promise<AccountUser | 'EXISTS'>;
  confirm(userId: string): void;
  /** What somebody says who registers again before the code is confirmed takes the place of what was said first. */
  registerAgain(userId: string, registration: Registration): void;
  setPassword(userId: string, password: string): Promise<void>;
  /** How the user stands with the product: only a member may sign in. */
  standing(userId: string): AccountStatus;
  /** E-mails of the demo accounts, for the line that `npm start` prints. */
  list(): AccountUser[];
}

export interface WorldFile {
  body: Uint8Array;
  contentType: string;
  /** Suggested file name for a download. */
  name?: string;
}

/** -R is 200 px wide, -N 320 px, -O 900 px. */
export type PictureSize = 'R' | 'N' | 'O';

export interface LedgerEntry {
  listingId: string;
  groupId: string;
  profileId: string;
  caseId: string;
  operationKey: string | null;
  /** Epoch ms, world time. */
  at: number;
}

export interface Ledger {
  /** Accepted notices in the order of acceptance; of one listing when given. */
  entries(listingId?: string): LedgerEntry[];
  /** Listings with the number of notices accepted for each. */
  counts(): { listingId: string; notices: number }[];
}

export interface Worker {
  /** Looks for due work every few hundred real ms. */
  start(): void;
  stop(): void;
  /** Runs everything due at world time now; answers how many jobs ran. */
  runDue(): number;
  /** Jobs not done yet, soonest first. */
  waiting(): { id: number; kind: string; subject: string; dueAt: number }[];
}

/** What a resolver gets as its third argument. */
export interface WorldContext {
  world: World;
  userId: string;
  profileId: string;
  /** Null when the request had none or the server was told to ignore them. */
  operationKey: string | null;
  lang: 'es' | 'en' | 'pt';
}

/** The context of the one operation that is allowed without a session (sendMessageToSupport). */
export type OpenContext = Omit<WorldContext, 'userId' | 'profileId'> & {
  userId: string | null;
  profileId: string | null;
};

export type FieldResolver = (parent: never, args: never, context: never, info: never) => unknown;
/** Fields by type, as an executable schema takes them. */
export type Resolvers = Record<string, Record<string, FieldResolver | { resolve: FieldResolver } | undefined>>;

export interface PendingCase {
  caseId: string;
  listingId: string;
  title: string;
  sellerNickname: string;
  reporter: string;
  status: string;
  /** Epoch ms, world time. */
  sentAt: number;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Epoch ms, world time. */
  at: number;
}

/** What a person does to the world from the control page, and a test from its API. */
export interface WorldControl {
  /** Cases in which moderation or the seller has the next step, the newest first, 200 at most. */
  awaitingSellers(): PendingCase[];
  /** The seller answers with a counter-notice now (moderation passes first where it has not). Null when no such case awaits one. */
  sellerAnswers(target: {
    caseId?: string;
    articleId?: string;
  }): { caseId: string; articleId: string; status: string } | null;
  /** The seller gives the listing another title; whether there is one of that id. */
  editListing(articleId: string, title: string): boolean;
  /** A buyer asks about the listing; whether there is one of that id. */
  askAbout(articleId: string, text: string): boolean;
  /** Moderation lets everything pass that it still holds, or one case; answers how many. */
  moderate(target?: { caseId?: string; articleId?: string; silent?: boolean }): number;
  /** E-mails that the world sent, the newest first, 100 at most. */
  mails(): Mail[];
}

export interface World {
  control: WorldControl;
  /** Sends an e-mail, which `control.mails` then shows. */
  sendMail(to: string, subject: string, text: string): void;
  db: Database;
  clock: WorldClock;
  accounts: Accounts;
  jobs: Jobs;
  worker: Worker;
  ledger: Ledger;
  resolvers: Resolvers;
  log: Log;
  /** A drawn picture as PNG; null for a listing, number or size that does not exist, or a picture that is missing on purpose. */
  pictures(listingId: string, n: number, size: PictureSize): Promise<WorldFile | null>;
  /** A generated file below /files/ other than pictures, by its path after /files/ (documents, snapshots, exports). */
  file(path: string): Promise<WorldFile | null>;
  /** Path of the newest snapshot of a listing that the user reported, or null. */
  snapshot(articleId: string, userId: string): string | null;
  /** Text in the target language as far as the world's own lexicon goes. Null for a language it does not know. */
  translate(text: string, sourceLang: string, targetLang: string): string | null;
  /**
   * Runs a mutation in one transaction and keeps its result under (user, operation key); the key's second call answers the kept result.
   * A refusal thrown by `run` undoes the transaction and keeps nothing.
   */
  once<T>(context: WorldContext, operation: string, run: () => T): T;
  /** Forgets everything, the ledger included, and seeds anew; world time is real time again. Sessions of the demo accounts go on. */
  reset(seed: SeedName): void;
  close(): void;
}
