import type { Failure, WithOperationKey, Outcome, Ports } from '../../../../contracts/ports';
import type { DraftsEvent } from '../../../system-actors/drafts';
import type { ListingsEvent, ListingMarkUpdate } from '../../../system-actors/listings';
import type { NoticeInput, NoticesEvent } from '../../../system-actors/notices';
import type { ProfileEvent } from '../../../system-actors/profile';

/** What an operation brought about: the gateway's word on listings, those that it refused, and the answer itself. */
export interface MutationResult {
  value?: unknown;
  words: ListingMarkUpdate[];
  refused: { id: string; failure: Failure }[];
}

/** What asking found out: what is done, what isn't and may be done again, and whether it can't be told. */
export interface ReconcileResult<Input> {
  done: MutationResult;
  again: Input | null;
  untold: boolean;
  /** Somebody else decided otherwise meanwhile. */
  failure?: Failure;
}

/** What another of the system's actors is told because of a work. */
export type Notification =
  | { to: 'listings'; event: ListingsEvent }
  | { to: 'notices'; event: NoticesEvent }
  | { to: 'profile'; event: ProfileEvent }
  | { to: 'drafts'; event: DraftsEvent };

/** How an operation came out; `heard`: a screen that asked is still there to tell the person. */
export interface MutationEnd {
  done: MutationResult;
  failure: Failure | null;
  heard: boolean;
}

/** What those who asked are answered, and what everybody else is told. */
export interface MutationReport {
  failure: Failure | null;
  tells: Notification[];
  /** What they are told beside it, in place of what the gateway answered. */
  value?: unknown;
}

/** What decides the order of any work. */
export interface QueueRules<Input> {
  /** What it changes, as `listing:MLA1234567890`. */
  touches(input: Input): string[];
  /** It goes after what was asked for before and touches one of these; what it touches itself unless this says otherwise. */
  awaits?(input: Input): string[];
  /** What makes two submissions one operation, so that a double click is one; the whole input unless this says otherwise. */
  same?(input: Input): unknown;
}

interface Asking<Input> {
  wasDone(ports: Ports, input: Input, since: number, signal: AbortSignal): Promise<Outcome<ReconcileResult<Input>>>;
}

/** Everything that the outbox knows of one kind of operation. */
export interface MutationAdapter<Input> extends QueueRules<Input> {
  /** It waits before it goes and can be taken back meanwhile, which ends it as ABORTED (rulings K04 and K13). */
  waits?(input: Input): boolean;
  /** Its one request. */
  perform(ports: Ports, input: Input & WithOperationKey, signal: AbortSignal): Promise<Outcome<MutationResult>>;
  /**
   * Asks the gateway whether it was done, and changes nothing; `since` is when it was asked for, world time in epoch milliseconds.
   * Null: nothing is kept that could be asked.
   */
  wasDone: Asking<Input>['wasDone'] | null;
  /** Of work that may be more than one request takes: the listings that it is about, and the work for some of them. */
  parts?: { ids(input: Input): string[]; of(input: Input, ids: string[]): Input };
  /** Told when it is submitted, or taken up again. */
  begins?(id: string, input: Input): Notification[];
  /** Told when it pauses unfinished, because its person is gone. */
  pauses?(id: string, input: Input): Notification[];
  ends(id: string, input: Input, how: MutationEnd): MutationReport;
}

export const emptyResult: MutationResult = { words: [], refused: [] };

export const foundDone = (value?: unknown): ReconcileResult<never> => ({
  done: { ...emptyResult, value },
  again: null,
  untold: false,
});
export const foundAbsent = <Input>(input: Input): ReconcileResult<Input> => ({
  done: emptyResult,
  again: input,
  untold: false,
});
export const foundNothing: ReconcileResult<never> = { done: emptyResult, again: null, untold: true };
export const foundOtherDecision = (failure: Failure): ReconcileResult<never> => ({ ...foundDone(), failure });

/** The outcome with what that makes of its value. */
export function mapOutcome<Value, Made>(outcome: Outcome<Value>, make: (value: Value) => Made): Outcome<Made> {
  return outcome.ok ? { ok: true, value: make(outcome.value) } : outcome;
}

export function noticeTo(raised: NoticeInput): Notification {
  return { to: 'notices', event: { type: 'notice.raise', notice: raised } };
}
