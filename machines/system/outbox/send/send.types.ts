import type { ActorRef, Snapshot } from 'xstate';
import type { Failure, JournalRecord, Outcome } from '../../../../contracts/ports';
import type { MemberJudge, MemberRestriction, Person } from '../../../../contracts/shapes';
import type { AccountFacts } from '../../../domain/account-state';
import type { BlockReason } from '../../../domain/block-reason';
import type { ListingMarkUpdate } from '../../../system-actors/listings';
import type { SendFacts } from '../../../system-actors/outbox';
import type { BatchRow, JournalBatch, SendBody } from '../journal';
import type { Countdown } from '../take-back';

/** Up to 25 listings that go in one request; its id is the request's operation key. */
export interface Batch {
  id: string;
  phase: JournalRecord['phase'];
  order: number;
  createdAt: number;
  rows: BatchRow[];
  /** World time, epoch milliseconds. */
  inflightAt: number | null;
}

export interface SendInput extends Countdown {
  id: string;
  profileId: string;
  owner: string;
  order: number;
  createdAt: number;
  ids: string[];
  auditor: Person;
  /** What the journal has of it, when a former visit left it. */
  left: { body: SendBody; batches: JournalBatch[] } | null;
  keysHonoured: boolean;
  supervisor: ActorRef<Snapshot<unknown>, SendReport>;
}

export interface Allowance {
  restriction: MemberRestriction;
  judge: MemberJudge;
}

export interface SendContext extends Omit<SendInput, 'left'> {
  /** Taken up from a former visit. */
  resumed: boolean;
  held: boolean;
  cancelled: boolean;
  /** By the person, until they resume it. */
  paused: boolean;
  batches: Batch[];
  /** Id of the batch in hand. */
  current: string | null;
  /** What the batch in hand has become, until the journal has it. */
  changed: Batch[];
  attempt: number;
  account: AccountFacts;
  /** The allowance is being read, and whether the next batch has to wait for it. */
  reading: boolean;
  limited: boolean;
  /** Sent on `dayAt`'s local day, by the profile's count and this send's together. */
  daySent: number;
  dayAt: number;
  /** Of the listings sent, those that the profile's count has, or that belong to a day that is over. */
  counted: number;
  /** Of those, the ones that this send is about to add to the count of the day. */
  adding: number;
  phase: SendFacts['phase'];
  /** World time of the next try, while it waits for that. */
  triesAt: number | null;
  /** It may be told to try at once. */
  retriable: boolean;
  /** World time of the last report. */
  shownAt: number;
  failure: Failure | null;
  because: BlockReason | null;
  /** Listings that are over, and those of them that were sent. */
  over: number;
  sent: number;
  /** World time of this visit's first request, and how many listings were over then. */
  pace: { since: number; over: number } | null;
}

export type SendReport =
  | { type: 'send.moved'; id: string; facts: SendFacts }
  /** These listings go now (`inflight`), or what became of them is known: `words` is how they stand, and `sent` of them went out. */
  | {
      type: 'send.batch';
      id: string;
      batchId: string;
      ids: string[];
      inflight: boolean;
      words: ListingMarkUpdate[];
      sent: number;
    }
  | { type: 'queued.unsaved'; id: string }
  | { type: 'send.settled'; id: string; facts: SendFacts };

export type SendEvent =
  | { type: 'mutation.go' }
  | { type: 'mutation.hold' }
  | { type: 'mutation.retry' }
  | { type: 'send.now' }
  | { type: 'send.cancel' }
  | { type: 'send.pause' }
  | { type: 'send.resume' }
  | { type: 'xstate.done.actor.readAllowance'; output: Outcome<Allowance> };
