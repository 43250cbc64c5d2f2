import type { Failure, JournalRecord } from '../../../contracts/ports';
import type { Person, ProfileChange } from '../../../contracts/shapes';
import type { Mutation } from '../../system-actors/outbox';
import type { SendStatus } from '../../domain/sends';

/** Work that is one request, or one after the other of the same kind. */
export type SingleMutation = Exclude<Mutation, { kind: 'send' }>;

/** Which tab made it and its place among that tab's operations. `inflightAt` is in world time, epoch milliseconds. */
interface Owned {
  owner: string;
  order: number;
}

export interface OperationBody extends Owned {
  work: SingleMutation;
  /** How many requests of this operation are over. */
  round: number;
  inflightAt: number | null;
  /** World time before which it does not go out; entries of older versions, and of what nobody can take back, have none. */
  goesAt?: number | null;
}

export interface SendBody extends Owned {
  ids: string[];
  auditor: Person;
  /** Of the listings sent, those that the profile's day count has, and that count as it should stand at `dayAt`. */
  counted: number;
  daySent: number;
  dayAt: number;
  /** World time before which nothing of it goes out; entries of older versions have none. */
  goesAt?: number | null;
  /** The person has paused it. */
  paused?: boolean;
  /** The account may send nothing more of it now: it stands until it is tried again. */
  blocked?: boolean;
  /** The person has cancelled it: no other batch goes out. */
  cancelled?: boolean;
}

/** A listing of a send; `before` is the notice that it had, undefined while nobody has asked. */
export interface BatchRow {
  id: string;
  /** The reason that it is reported for, as far as it is known. */
  code?: string;
  before?: string | null;
  status: SendStatus;
  failure?: Failure;
  /** The case that its report opened; entries of older versions have none. */
  caseId?: string;
}

export interface BatchBody extends Owned {
  sendId: string;
  rows: BatchRow[];
  inflightAt: number | null;
}

export type JournalOperation = JournalRecord & { kind: 'operation'; body: OperationBody };
export type JournalSend = JournalRecord & { kind: 'send'; body: SendBody };
export type JournalBatch = JournalRecord & { kind: 'batch'; body: BatchBody };
export type JournalEntry = JournalOperation | JournalSend | JournalBatch;

function owned(body: unknown): body is Owned {
  return (
    typeof body === 'object' &&
    body !== null &&
    'owner' in body &&
    typeof body.owner === 'string' &&
    'order' in body &&
    typeof body.order === 'number'
  );
}

/** The entries that this outbox knows how to take up, oldest first; others (of another version) are left alone. */
export function readJournal(entries: JournalRecord[]): JournalEntry[] {
  const kinds = { operation: 'work', send: 'auditor', batch: 'rows' } as const;
  return entries
    .filter((entry): entry is JournalEntry => {
      const field = kinds[entry.kind as keyof typeof kinds];
      return field !== undefined && owned(entry.body) && field in entry.body;
    })
    .sort((a, b) => a.createdAt - b.createdAt || a.body.order - b.body.order);
}

/** What those entries change of the profile, oldest first. */
export function profileChangesIn(rows: JournalEntry[]): ProfileChange[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'operation' || row.body.work.kind !== 'command') return [];
    const { command } = row.body.work;
    return command.type === 'updateProfile' ? [command.input] : [];
  });
}
