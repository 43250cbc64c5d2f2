import type {
  ClearRequester,
  OutboxEvent,
  OutboxFacts,
  Mutation,
  MutationRequester,
  MutationChoice,
} from '../../system-actors/outbox';
import type { LeaseGranted, TabMessageReceived } from './feeds';
import type { OperationReport } from './operation/operation.types';
import type { SendReport } from './send/send.types';
import type { JournalRemains } from './queue-entry';

/** An operation that isn't over; `left` is how the journal has it, null for one of this visit. */
export interface QueuedMutation {
  id: string;
  work: Mutation;
  order: number;
  createdAt: number;
  /** World time before which it doesn't go, by the choice of when it was asked for; null for what nobody can take back. */
  goesAt: number | null;
  subject: string;
  touches: string[];
  awaits: string[];
  requesters: { id: string; requester: MutationRequester }[];
  spawned: boolean;
  released: boolean;
  /** Nobody can tell whether it was done: the ones after it don't wait. */
  untold: boolean;
  /** Another tab asked for it to go now or never. */
  isAskedElsewhere?: true;
  left: JournalRemains | null;
  /** What it does for the person now. */
  choices: MutationChoice[];
}

export interface OutboxContext extends OutboxFacts {
  profileId: string | null;
  /** This tab, in this visit of this profile. */
  owner: string;
  leases: Record<string, 'asked' | 'held'>;
  online: boolean;
  tracked: Record<string, QueuedMutation>;
  counter: number;
  clearRequesters: ClearRequester[];
  /** Another tab wrote to the journal while it was being read here. */
  stale: boolean;
  /** Ids of what another tab counts down, and was asked to let go or to take back. */
  askedElsewhere: string[];
}

export type OnlineChanged = { type: 'online.changed'; online: boolean };
/** It could have gone some seconds ago. */
export type MutationLate = { type: 'queued.late'; id: string };
export type OutboxInternalEvent =
  | OutboxEvent
  | OperationReport
  | SendReport
  | LeaseGranted
  | TabMessageReceived
  | OnlineChanged
  | MutationLate;
