import type { ClearAsker, OutboxEvent, OutboxFacts, Work, WorkAsker, WorkChoice } from '../../seats/outbox';
import type { LeaseHeard, TabHeard } from './feeds';
import type { OperationReport } from './operation/operation.types';
import type { SendReport } from './send/send.types';
import type { Left } from './works/handling';

/** An operation that isn't over; `left` is how the journal has it, null for one of this visit. */
export interface Tracked {
  id: string;
  work: Work;
  order: number;
  createdAt: number;
  subject: string;
  touches: string[];
  awaits: string[];
  askers: { id: string; asker: WorkAsker }[];
  spawned: boolean;
  released: boolean;
  /** Nobody can tell whether it was done: the ones after it don't wait. */
  untold: boolean;
  left: Left | null;
  /** What it does for the person now. */
  choices: WorkChoice[];
}

export interface OutboxContext extends OutboxFacts {
  profileId: string | null;
  /** This tab, in this visit of this profile. */
  owner: string;
  leases: Record<string, 'asked' | 'held'>;
  online: boolean;
  tracked: Record<string, Tracked>;
  counter: number;
  clearAskers: ClearAsker[];
  /** Another tab wrote to the journal while it was being read here. */
  stale: boolean;
}

export type OnlineChanged = { type: 'online.changed'; online: boolean };
/** It could have gone some seconds ago. */
export type JobLate = { type: 'job.late'; id: string };
export type SupervisorEvent =
  | OutboxEvent
  | OperationReport
  | SendReport
  | LeaseHeard
  | TabHeard
  | OnlineChanged
  | JobLate;
