import type { Failure, JournalEntry } from '../../../../contracts/ports';
import type { ListingWord } from '../../../kit/seats';
import type { ActorRef, Snapshot } from 'xstate';
import type { OperationWork } from '../journal';

/** What an operation brought about: the gateway's word on listings, those that it refused, and the answer itself. */
export interface Done {
  value?: unknown;
  words: ListingWord[];
  refused: { id: string; failure: Failure }[];
}

/** What asking found out: what is done, what isn't and may be done again, and whether it can't be told. */
export interface Told {
  done: Done;
  again: OperationWork | null;
  untold: boolean;
  /** Somebody else decided otherwise meanwhile. */
  failure?: Failure;
}

/** `unknown` will be asked about, `untold` can't be told: it waits for the person, and nothing waits for it. */
export type OperationPhase = 'queued' | 'inflight' | 'unknown' | 'untold';

export interface OperationInput {
  id: string;
  profileId: string;
  owner: string;
  order: number;
  createdAt: number;
  work: OperationWork;
  round: number;
  /** Taken up from the journal in that phase; null for a new one. */
  kept: JournalEntry['phase'] | null;
  inflightAt: number | null;
  /** The gateway does a mutation with the same key only once. */
  keysHonoured: boolean;
  supervisor: ActorRef<Snapshot<unknown>, OperationReport>;
}

export interface OperationContext extends OperationInput {
  released: boolean;
  attempt: number;
  done: Done;
  failure: Failure | null;
}

export type OperationReport =
  | { type: 'job.moved'; id: string; phase: OperationPhase; failure: Failure | null }
  | { type: 'job.unkept'; id: string }
  | { type: 'job.settled'; id: string; done: Done; failure: Failure | null };

export type OperationEvent = { type: 'work.go' } | { type: 'work.retry' } | { type: 'work.forget' };
