import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import type { MutationSettled, QueuedMutationFacts, SendFacts } from '../../system-actors/outbox';
import type { outboxMachine } from './outbox.machine';

type Snapshot = SnapshotFrom<typeof outboxMachine>;

/** What the outbox shows of work that isn't over: how much there is, and whether it would survive a reload. */
export function outboxView(snapshot: Snapshot) {
  const { jobs, sends, pendingCount, durable, online } = snapshot.context;
  const unknown = Object.values(jobs).filter((job) => job.phase === 'unknown').length;
  return { pendingCount, unknown, sends: Object.keys(sends), durable, online };
}

export function queuedMutationView(snapshot: Snapshot, id: string): QueuedMutationFacts | undefined {
  return snapshot.context.jobs[id];
}

export interface SendProgress extends Omit<SendFacts, 'rows'> {
  queued: number;
  inflight: number;
  sent: number;
  refused: number;
  unknown: number;
  /** Of all listings, how many are over, in per cent. */
  percent: number;
}

/** A send as its progress shows it; the rows are read one by one from the snapshot. */
export function sendView(snapshot: Snapshot, id: string): SendProgress | undefined {
  const facts = snapshot.context.sends[id];
  if (!facts) return undefined;
  const { rows, ...rest } = facts;
  const counts = { queued: 0, inflight: 0, sent: 0, refused: 0, unknown: 0 };
  for (const row of rows) counts[row.status] += 1;
  const over = counts.sent + counts.refused + counts.unknown;
  return { ...rest, ...counts, percent: Math.floor((over / rows.length) * 100) };
}

/** Somebody who asks for a mutation and keeps what the outbox answers. */
export function startRequester() {
  const heard: MutationSettled[] = [];
  const listening = fromCallback<MutationSettled>(({ receive }) => receive((event) => void heard.push(event)));
  return { heard, actor: createActor(listening).start() };
}
