import type { ActorRef, Snapshot } from 'xstate';
import type { Failure, InputOf, ValueOf } from '../../contracts/ports';
import type { BlockReason } from '../domain/block-reason';
import type { DiscardReason } from '../../contracts/vocabulary/reasons';
import type { MarkOrigin } from '../domain/marking';
import type { SentRingCase } from '../domain/ring-case';
import type { SendPhase, SendStatus } from '../domain/sends';
import type { CaseReply, OriginModel, Person, ReportDraft } from '../../contracts/shapes';

export type MarkBasis = Record<string, 'none' | 'approved' | 'reported'>;
/** Suggestions that are taken away. `again`: whether it was done can't be told, and one that is gone already was this. */
export interface Discard {
  type: 'discard';
  ids: string[];
  originModel: OriginModel;
  author: Person;
  code: DiscardReason;
  codeDescription: string;
  description: string;
  basis?: MarkBasis;
  again?: true;
}
/** What a report of variants says beside their ids; `isFamily`: all of the product are reported, for this one reason. */
export interface VariantsReport {
  familyId: string | null;
  isFamily: boolean;
}
/** A mark, a change or a removal of listings: one durable operation of the outbox. */
export type Mark =
  /** `basis`: the mark that the person saw on each of them. Where the gateway knows another by then, nothing is replaced. */
  | { type: 'approve'; ids: string[]; originModel: OriginModel; author: Person; basis?: MarkBasis }
  | {
      type: 'report';
      basis?: MarkBasis;
      ids: string[];
      originModel: OriginModel;
      author: Person;
      report: ReportDraft;
      /** The id of the catalogue page on which they were reported. */
      catalogue?: string;
      /** The ids are those of variants, which no list shows. */
      variants?: VariantsReport;
      /** They stood in a file; `since` is when that was decided, world time: a report that is older is another one. */
      imported?: { since: number };
      /** It is one country of the case of a ring, which is undone as a whole. */
      ring?: SentRingCase;
    }
  | { type: 'edit'; ids: string[]; author: Person; report: ReportDraft }
  | Discard
  | { type: 'undo'; ids: [string]; undo: 'approved' | 'reported'; from: string }
  | { type: 'remove'; ids: string[]; action: 'delete' | 'delete_inactive' };
export type Reply =
  | { type: 'confirm'; caseId: string; siteId: string; reply: CaseReply }
  | { type: 'retract'; caseId: string; siteId: string; reply: CaseReply }
  | { type: 'rollback'; caseId: string; siteId: string; comment: string };
/** A mutation that isn't a mark, a send or a reply: the port of that name, asked with what that takes. */
export type CommandName =
  | 'createLiveSearch'
  | 'updateLiveSearch'
  | 'deleteLiveSearch'
  | 'updateProfile'
  | 'updateProfileAccount'
  | 'createProfile'
  | 'sendMessageToSupport'
  | 'sendBrandInfringement'
  | 'createNoticedReport'
  | 'createLiveSearchReport'
  | 'deleteNoticedReport'
  | 'deleteLiveSearchReport'
  | 'createSellersLiveSearch'
  | 'blackListSeller'
  | 'whiteListSeller'
  | 'deleteSellerFromDB';
export type CommandInput<Name extends CommandName = CommandName> = {
  [Each in Name]: Omit<InputOf<Each>, 'operationKey'>;
}[Name];
export type Command<Name extends CommandName = CommandName> = {
  [Each in Name]: { type: Each; input: CommandInput<Each> };
}[Name];
export interface SendInput {
  ids: string[];
  auditor: Person;
}
export type Mutation =
  | { kind: 'mark'; mark: Mark }
  | { kind: 'send'; send: SendInput }
  | { kind: 'reply'; reply: Reply }
  | { kind: 'command'; command: Command };
/** The names under which `work(name)` asks for work: the families, and each command by its own. */
export type MutationName = 'mark' | 'reply' | 'send' | CommandName;
export type MutationInput<Name extends MutationName> = Name extends CommandName
  ? CommandInput<Name>
  : { mark: Mark; reply: Reply; send: SendInput }[Exclude<Name, CommandName>];
/** What is answered once it is done. */
export type MutationValue<Name extends MutationName> = Name extends CommandName
  ? ValueOf<Name>
  : { mark: MarkResult | undefined; reply: ValueOf<'respondCounterNotice' | 'rollbackCase'>; send: SendFacts }[Exclude<
      Name,
      CommandName
    >];
/** Who imports is told what was refused of a batch: the rest of it was taken. */
export interface MarkResult {
  refused: { id: string; failure: Failure }[];
}
export interface SendRow {
  id: string;
  /** The reason that it is reported for, as far as it is known. */
  code?: string;
  status: SendStatus;
  failure?: Failure;
  /** The case that its report opened, once it was sent and where the gateway says it. */
  caseId?: string;
}
export interface SendFacts {
  id: string;
  phase: SendPhase;
  rows: SendRow[];
  startedAt: number;
  /** World time at which it goes out, while it can still be taken back (`countdown`); null after. `noDeparture`: once it is told to. */
  goesAt: number | null;
  /** Milliseconds still to go, null while nothing can be said. */
  timeLeft: number | null;
  /** World time at which it tries again by itself; null where it waits for nothing. */
  triesAt?: number | null;
  /** `mutation.retry` makes it try at once: what it waits for isn't that a lost request is surely over. */
  retriable?: boolean;
  failure: Failure | null;
  /** Why it is `blocked`; its remaining rows stay `queued` and go on with `mutation.retry`. */
  because: BlockReason | null;
  /** It was asked to stop, and does once what is on its way is answered. */
  stopping: boolean;
  /** It was asked to pause, and does once what is on its way is answered. */
  pausing: boolean;
  /** Worked on by another tab of this console. */
  elsewhere: boolean;
}
/** What a person may still do with work that isn't over: it goes now, is taken back before anything of it went out, or is given up. */
export type MutationChoice = 'mutation.retry' | 'send.cancel' | 'mutation.forget';
/** Work that isn't over some seconds after it could go (ruling L06): why it isn't, and what may be done with it. */
export interface MutationDelay {
  /**
   * `offline`, `queued` behind other work, or `turnedAway`: nothing of it has arrived. `inflight`: its answer hasn't come. `unanswered`: its
   * answer was lost, the outbox goes on by itself. `undecided`: the same, and the person decides.
   */
  reason: 'offline' | 'queued' | 'turnedAway' | 'inflight' | 'unanswered' | 'cutOff' | 'undecided';
  failure: Failure | null;
  choices: MutationChoice[];
}
export interface QueuedMutationFacts {
  id: string;
  work: Mutation;
  /** `waiting` is queued with no way out now (offline); `unknown` may or may not have been done, and is never sent again by itself. */
  phase: 'countdown' | 'queued' | 'waiting' | 'inflight' | 'unknown' | 'done' | 'failed';
  /** World time at which it was asked for; absent of what another tab has done. */
  startedAt?: number;
  /** World time at which it goes out, while it can still be taken back (`countdown`); null after, and for what nobody can take back. */
  goesAt: number | null;
  /** Taken back it `failed` with ABORTED. */
  failure: Failure | null;
  /** Worked on by another tab of this console. */
  elsewhere: boolean;
  /** It should be over by now and isn't. */
  delay?: MutationDelay;
  /** The port's value once done, for the screen that asked. */
  value?: unknown;
}
export type OutboxEvent =
  /**
   * `id` is the operation key, made by the caller with `clockworkOf(system).newId()`. The outbox answers `requester` with `mutation.settled`. `from`:
   * where a mark was made, for who undoes it.
   */
  | { type: 'mutation.submit'; id: string; work: Mutation; requester?: MutationRequester; from?: MarkOrigin }
  | { type: 'mutation.retry'; id: string }
  | { type: 'mutation.forget'; id: string }
  /** Ends the countdown of a send or a reply: it goes out at once. */
  | { type: 'send.now'; id: string }
  /** Takes it back while it counts down or hasn't gone out; afterwards what of a send hasn't gone out stays in the list, and any other goes on. */
  | { type: 'send.cancel'; id: string }
  /** Nothing more of it goes out until it is resumed, over a reload too; what is on its way is out. */
  | { type: 'send.pause'; id: string }
  | { type: 'send.resume'; id: string }
  | { type: 'send.dismiss'; id: string }
  /** The profile is known: its kept operations are taken up again. Another profile first needs `outbox.rest`. */
  | { type: 'outbox.wake'; profileId: string }
  /** Forced logout, expiry or profile switch: everything pauses and is kept. */
  | { type: 'outbox.rest' }
  /** The person's own logout, after asking when `pendingCount` isn't zero: everything is given up and what is kept goes. */
  | { type: 'outbox.clear'; requester?: ClearRequester };
export type ClearRequester = ActorRef<Snapshot<unknown>, { type: 'outbox.cleared' }>;
export type MutationSettled = {
  type: 'mutation.settled';
  id: string;
  work: Mutation;
  failure: Failure | null;
  value?: unknown;
};
/** Whoever asked is told that the work is late, each time that this changes. */
export type MutationDelayed = { type: 'mutation.delayed'; delay: MutationDelay };
export type MutationRequester = ActorRef<Snapshot<unknown>, MutationSettled>;
export interface OutboxFacts {
  jobs: Record<string, QueuedMutationFacts>;
  sends: Record<string, SendFacts>;
  /** Operations that aren't over: ask before a logout that clears them. */
  pendingCount: number;
  /** The browser keeps operations over a reload; false where it refuses storage. */
  durable: boolean;
  /** What a former visit left is still being read: nothing is decided before it is known. */
  recovering: boolean;
  /** How many sends of other tabs have ended since this page was opened. */
  sendsEndedElsewhere: number;
}
