import type { Failure, JournalRecord } from '../../../../contracts/ports';
import type { ActorRef, Snapshot } from 'xstate';
import type { MutationChoice } from '../../../system-actors/outbox';
import type { SingleMutation } from '../journal';
import type { Countdown } from '../take-back';
import type { MutationResult } from '../mutations/mutation-adapter';

/** `unknown` will be asked about, `untold` can't be told: it waits for the person, and nothing waits for it. */
export type OperationPhase = 'countdown' | 'queued' | 'inflight' | 'unknown' | 'untold';

export interface OperationInput extends Countdown {
  id: string;
  profileId: string;
  owner: string;
  order: number;
  createdAt: number;
  work: SingleMutation;
  round: number;
  /** Taken up from the journal in that phase; null for a new one. */
  left: JournalRecord['phase'] | null;
  inflightAt: number | null;
  /** The gateway does a mutation with the same key only once. */
  keysHonoured: boolean;
  supervisor: ActorRef<Snapshot<unknown>, OperationReport>;
}

export interface OperationContext extends OperationInput {
  released: boolean;
  attempt: number;
  done: MutationResult;
  failure: Failure | null;
  /** An answer was lost: a request of it may have arrived. */
  lost: boolean;
  /** The person gave it up while nobody knows whether it was done. */
  givenUp: boolean;
}

export type OperationReport =
  | {
      type: 'queued.moved';
      id: string;
      phase: OperationPhase;
      failure: Failure | null;
      goesAt: number | null;
      /** What it does for the person now. */
      choices: MutationChoice[];
    }
  | { type: 'queued.unsaved'; id: string }
  | { type: 'queued.settled'; id: string; done: MutationResult; failure: Failure | null; givenUp?: true };

export type OperationEvent =
  | { type: 'mutation.go' }
  /** Without a connection what hasn't gone yet waits. */
  | { type: 'mutation.hold' }
  | { type: 'mutation.retry' }
  | { type: 'mutation.forget' }
  | { type: 'send.now' }
  | { type: 'send.cancel' };
