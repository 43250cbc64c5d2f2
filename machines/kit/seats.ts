import type { ActorRef, Snapshot } from 'xstate';
import type { Failure, TabMessage } from '../../contracts/ports';
import type { Access } from '../domain/access';
import type { Because } from '../domain/because';
import type {
  CaseReply,
  HelpFlag,
  Language,
  Listing,
  MemberJudge,
  MemberRestriction,
  MenuEntry,
  NewLiveSearch,
  OriginModel,
  Person,
  Profile,
  Rates,
  ReportDraft,
  Session,
  Site,
  SiteNotices,
  SupportMessage,
} from '../../contracts/shapes';

/**
 * What every machine may know of the system's actors: the events that they accept and the facts that they show. The system's
 * machines implement these; areas know nothing else of them.
 */

export type NoticeTone = 'success' | 'failure' | 'info';
export interface NoticeValues {
  [name: string]: string | number;
}
/** A toast: `code` is a key of `src/copy/notices`; the links are paths of this console; `failure` adds its sentence. */
export interface NoticeInput {
  code: string;
  tone: NoticeTone;
  values?: NoticeValues;
  link?: string;
  alsoLink?: string;
  failure?: Failure;
}
export interface StandingNotice extends NoticeInput {
  id: string;
}
export type NoticesEvent =
  | { type: 'notice.raise'; notice: NoticeInput }
  | { type: 'notice.dismiss'; id: string }
  | { type: 'notice.hold'; id: string }
  | { type: 'notice.release'; id: string };
export interface NoticesFacts {
  standing: StandingNotice[];
}

/** A mark, a change or a removal of listings: one durable operation of the outbox. */
export type Mark =
  | { type: 'approve'; ids: string[]; originModel: OriginModel; author: Person }
  | {
      type: 'report';
      ids: string[];
      originModel: OriginModel;
      author: Person;
      report: ReportDraft;
      elementType?: 'ITM' | 'CAT';
    }
  | { type: 'edit'; ids: string[]; author: Person; report: ReportDraft }
  | { type: 'undo'; ids: [string]; undo: 'approved' | 'reported'; from: string }
  | { type: 'remove'; ids: string[]; action: 'delete' | 'delete_inactive' };

export type Reply =
  | { type: 'confirm'; caseId: string; siteId: string; reply: CaseReply }
  | { type: 'retract'; caseId: string; siteId: string; reply: CaseReply }
  | { type: 'rollback'; caseId: string; siteId: string; comment: string };

/** A mutation that isn't a mark, a send or a reply; `key` makes a double click one operation. */
export type Command =
  | { type: 'createLiveSearch'; input: NewLiveSearch }
  | { type: 'deleteLiveSearch'; input: { id: string } }
  | {
      type: 'updateProfile';
      input: { lang?: Language; currency?: string; helps?: Partial<Record<HelpFlag, boolean>> };
    }
  | { type: 'sendMessageToSupport'; input: SupportMessage };

export type Work =
  | { kind: 'mark'; mark: Mark }
  | { kind: 'send'; send: { ids: string[] | 'all'; auditor: Person } }
  | { kind: 'reply'; reply: Reply }
  | { kind: 'command'; command: Command };

/** A listing's place in a send; `unknown` awaits reconciling and is never sent again before. */
export type SendStanding = 'queued' | 'inflight' | 'sent' | 'refused' | 'unknown';
export interface SendRow {
  id: string;
  standing: SendStanding;
  failure?: Failure;
}
export interface SendFacts {
  id: string;
  phase: 'collecting' | 'sending' | 'waiting' | 'reconciling' | 'paused' | 'cancelled' | 'done' | 'blocked';
  rows: SendRow[];
  startedAt: number;
  /** Milliseconds still to go, null while nothing can be said. */
  timeLeft: number | null;
  failure: Failure | null;
  /** While `collecting` every id of the suspicious list: how many are known, and of how many (null before the first page). */
  collected: number;
  total: number | null;
  /** Why it is `blocked`; its remaining rows stay `queued` and go on with `work.retry`. */
  because: Because | null;
  /** Worked on by another tab of this console. */
  elsewhere: boolean;
}
export interface JobFacts {
  id: string;
  work: Work;
  /** `waiting` is queued with no way out now (offline); `unknown` may or may not have been done, and is never sent again by itself. */
  phase: 'queued' | 'waiting' | 'inflight' | 'unknown' | 'done' | 'failed';
  failure: Failure | null;
  /** The port's value once done, for the screen that asked. */
  value?: unknown;
}
export type OutboxEvent =
  /** `id` is the operation key, made by the caller with `clockworkOf(system).newId()`. The outbox answers `asker` with `work.settled`. */
  | { type: 'work.submit'; id: string; work: Work; asker?: WorkAsker }
  | { type: 'work.retry'; id: string }
  | { type: 'work.forget'; id: string }
  | { type: 'send.cancel'; id: string }
  | { type: 'send.dismiss'; id: string }
  /** The profile is known: its kept operations are taken up again. Another profile first needs `outbox.rest`. */
  | { type: 'outbox.wake'; profileId: string }
  /** Forced logout, expiry or profile switch: everything pauses and is kept. */
  | { type: 'outbox.rest' }
  /** The person's own logout, after asking when `pendingCount` isn't zero: everything is given up and what is kept goes. */
  | { type: 'outbox.clear'; asker?: ClearAsker };
export type ClearAsker = ActorRef<Snapshot<unknown>, { type: 'outbox.cleared' }>;
export type WorkSettled = { type: 'work.settled'; id: string; work: Work; failure: Failure | null; value?: unknown };
export type WorkAsker = ActorRef<Snapshot<unknown>, WorkSettled>;
export interface OutboxFacts {
  jobs: Record<string, JobFacts>;
  sends: Record<string, SendFacts>;
  /** Operations that aren't over: ask before a logout that clears them. */
  pendingCount: number;
  /** The browser keeps operations over a reload; false where it refuses storage. */
  durable: boolean;
}

/** A listing as every screen shows it: confirmed truth under the marks on their way. */
export interface VisibleListing extends Listing {
  /** The operation that makes it look unfinished, null once confirmed. */
  pendingMark: { id: string; type: Mark['type'] } | null;
  /** Being sent at this moment by the outbox. */
  sending: boolean;
  /** Taken off the suspicious list, optimistically or for good. */
  removed: boolean;
  /** Marked trusted in this visit: the card stays with its undo until the list is next loaded (D01). */
}
/** What an answer says of a listing's marks. */
export type ListingWord = Pick<Listing, 'id'> & Partial<Pick<Listing, 'approved' | 'reported' | 'noticed'>>;
export type ListingsEvent =
  /** `asOf` is `context.moment` when these were asked for: what was settled since then isn't undone by a late answer. */
  | { type: 'listings.confirm'; listings: Listing[]; asOf?: number }
  | { type: 'listings.clear' }
  | { type: 'overlay.propose'; id: string; mark: Mark }
  /** For these of its listings, or for all; `confirmed` is what the gateway said of them, laid over what is known. */
  | { type: 'overlay.settle'; id: string; ids?: string[]; confirmed?: ListingWord[] }
  | { type: 'overlay.reject'; id: string; ids?: string[] }
  | { type: 'sending.changed'; ids: string[]; sending: boolean };
export interface ListingsFacts {
  visible: Record<string, VisibleListing>;
  /** Grows with every settled operation. */
  moment: number;
}

export type DraftsEvent =
  | { type: 'drafts.wake'; profileId: string }
  /** Forced logout, expiry or profile switch: what is typed is written and kept. */
  | { type: 'drafts.rest' }
  /** The person's own logout: nothing more is written. */
  | { type: 'drafts.clear' }
  | { type: 'draft.keep'; key: string; value: unknown }
  | { type: 'draft.drop'; key: string };
export interface DraftsFacts {
  drafts: Record<string, unknown>;
}

export type ProfileEvent =
  | { type: 'profile.refetch' }
  | { type: 'profile.retry' }
  | { type: 'language.choose'; lang: Language }
  | { type: 'currency.choose'; currency: string }
  /** Opens the choice among the person's profiles, above every screen. */
  | { type: 'profiles.open' }
  /** The verify modal's way to /profile. */
  | { type: 'verification.start' }
  | { type: 'modal.close' }
  | { type: 'help.close'; flag: HelpFlag }
  | { type: 'allowance.refetch' }
  | { type: 'counts.refetch' }
  | { type: 'counts.changed'; reportedCount: number };
export interface ProfileFacts {
  profile: Profile | null;
  sites: Site[];
  allowedNotices: SiteNotices[];
  restriction: MemberRestriction | null;
  judge: MemberJudge | null;
  rates: Rates | null;
  menu: MenuEntry[];
  /** Cases whose answer is due today or earlier (G03). */
  answersDue: number;
  reportedCount: number | null;
  /** Cases that await an answer, whenever it is due; null while it isn't known. */
  answersPending: number | null;
}

export type SessionEvent =
  | { type: 'session.signIn'; user: string; password: string }
  | { type: 'session.signInWithMarketplace'; lang: Language; redirect: string | null }
  | { type: 'session.returned'; href: string }
  /** The person's own logout: what is kept in the browser goes too, so ask first when work is pending. */
  | { type: 'session.signOut' }
  | { type: 'session.forceOut'; failure?: Failure }
  | { type: 'session.heard'; message: TabMessage }
  /** Another session of the same person, got by switching the profile, takes the place of this one. */
  | { type: 'session.adopt'; session: Session }
  /** A call met a spent or refused token: refresh now, unless a refresh is in flight. */
  | { type: 'session.refresh' }
  /** Another tab refreshed: this one goes on with what it got. */
  | { type: 'session.renewed'; session: Session }
  | { type: 'session.retry' };
/** Told to the root, which wakes and rests what belongs to a person. `kept` is false after the person's own logout. */
export type SessionTold =
  /** `remembered` is where the person wanted to go before the sign-in left the console. */
  { type: 'session.entered'; userId: string; remembered: string | null } | { type: 'session.left'; kept: boolean };
/** The browser leaves the console for the identity provider's page; emitted by `session`, obeyed by the router seam. */
export type PageLeave = { type: 'page.leave'; href: string };
export interface SessionFacts {
  userId: string | null;
  failure: Failure | null;
  redirect: string | null;
}

export type ShellEvent =
  | { type: 'menu.toggle' }
  | { type: 'version.seen'; version: string }
  | { type: 'field.unknown' }
  | { type: 'maintenance.reload' }
  /** Nothing on the page can go on: it is loaded anew, by the emitted event of that name. */
  | { type: 'page.reload' }
  /** The person's language, shown from now on; it is remembered in this browser. */
  | { type: 'language.apply'; lang: Language; asker?: LanguageAsker }
  /** The language that the address asks for, for this page view only; null follows the person's again. */
  | { type: 'language.force'; lang: Language | null }
  /** A place with something unsaved is about to be left: answered by the emitted `leave.decided`. */
  | { type: 'leave.ask' }
  | { type: 'leave.stay' }
  | { type: 'leave.go' };
/** Hears when its language is painted. */
export type LanguageAsker = ActorRef<Snapshot<unknown>, { type: 'language.applied'; lang: Language }>;
export interface ShellFacts {
  /** What is painted; `en` before any words are loaded, which is never painted. */
  lang: Language;
  /** The person's own choice, under a language that an address may force. */
  chosen: Language;
  menuOpen: boolean;
}
/** Emitted by `shell`: the answer to `leave.ask`, and the wish to load the console anew. */
export type ShellEmitted = { type: 'leave.decided'; leave: boolean } | { type: 'page.reload' };

export type ScreensEvent =
  | {
      type: 'route.commit';
      screen: string;
      params: Record<string, string>;
      search: Record<string, unknown>;
      href: string;
    }
  | { type: 'search.change'; search: Record<string, unknown> }
  /** What session, profile and shell know about who may go where: the screen is decided anew. */
  | { type: 'access.changed'; access: Partial<Access> }
  /** A way on from a crashed screen, or from one whose code could not be loaded. */
  | { type: 'screen.reopen' };
export interface ScreensFacts {
  screen: string | null;
}

/** Asks the router seam to go to a path of this console; emitted by `screens`. */
export type NavigateEvent = {
  type: 'navigate';
  to: string;
  replace?: boolean;
  search?: Record<string, unknown>;
  back?: boolean;
};

type Seat<Event extends { type: string }, Facts> = ActorRef<Snapshot<unknown> & { context: Facts }, Event>;

/** The system's actors by their seat. */
export interface Seats {
  notices: Seat<NoticesEvent, NoticesFacts>;
  listings: Seat<ListingsEvent, ListingsFacts>;
  outbox: Seat<OutboxEvent, OutboxFacts>;
  drafts: Seat<DraftsEvent, DraftsFacts>;
  profile: Seat<ProfileEvent, ProfileFacts>;
  session: Seat<SessionEvent, SessionFacts>;
  shell: Seat<ShellEvent, ShellFacts>;
  screens: Seat<ScreensEvent | NavigateEvent, ScreensFacts>;
}
export type SeatName = keyof Seats;
