import type { Failure, JournalEntry } from '../../../contracts/ports';
import type { JobFacts, SendFacts, Work, WorkAsker } from '../../kit/seats';
import type { Kept, KeptBatch, OperationWork } from './journal';
import type { OperationPhase } from './operation/operation.types';
import type { OutboxContext, Tracked } from './outbox.types';
import { subjectOf, touchedBy } from './work';

/** Operations that are over and still shown. */
const shownOver = 20;

export const childId = (id: string): string => `job:${id}`;

export const isOver = (phase: JobFacts['phase'] | SendFacts['phase']): boolean =>
  phase === 'done' || phase === 'failed' || phase === 'cancelled';

function touches(work: Work): string[] {
  if (work.kind !== 'send') return touchedBy(work);
  return ['sending', ...(work.send.ids === 'all' ? [] : work.send.ids.map((id) => `listing:${id}`))];
}

/** Whether `later` has to wait until `earlier` is over. A send waits for the marks of its listings, marks never wait for a send. */
function waitsFor(later: Tracked, earlier: Tracked): boolean {
  if (earlier.order >= later.order || earlier.untold) return false;
  if (later.work.kind !== 'send') return earlier.work.kind !== 'send' && meets(later, earlier);
  if (earlier.work.kind === 'send') return true;
  if (earlier.work.kind !== 'mark') return false;
  return later.work.send.ids === 'all' || meets(later, earlier);
}

function meets(a: Tracked, b: Tracked): boolean {
  const keys = new Set(a.touches);
  return b.touches.some((key) => keys.has(key));
}

/** The operations that may go now, oldest first: online, the journal taken up, and nothing before them that touches the same. */
export function departing(context: OutboxContext): Tracked[] {
  if (!context.online || !context.taken) return [];
  const all = Object.values(context.tracked);
  return all
    .filter((tracked) => tracked.spawned && !tracked.released && !all.some((other) => waitsFor(tracked, other)))
    .sort((a, b) => a.order - b.order);
}

/** The listings that a send of this tab has in hand. */
function inHand(context: OutboxContext): Set<string> {
  const ids = new Set<string>();
  for (const { id, work } of Object.values(context.tracked)) {
    if (work.kind !== 'send') continue;
    if (work.send.ids !== 'all') for (const listing of work.send.ids) ids.add(listing);
    for (const row of context.sends[id]?.rows ?? []) ids.add(row.id);
  }
  return ids;
}

export interface Submission {
  id: string;
  work: Work;
  asker?: WorkAsker;
}

/** The same operation, not yet over, with nothing after it that touches the same: a second click joins it. */
function twin(context: OutboxContext, { id, work }: Submission): Tracked | undefined {
  const subject = subjectOf(work);
  const keys = new Set(touches(work));
  const near = Object.values(context.tracked)
    .filter(
      (tracked) =>
        tracked.id === id || (tracked.work.kind === work.kind && tracked.touches.some((key) => keys.has(key))),
    )
    .sort((a, b) => b.order - a.order);
  return near.find((tracked) => tracked.id === id) ?? (near[0]?.subject === subject ? near[0] : undefined);
}

/** Takes new work in; a twin only gains one who asks. Listings that another send has in hand aren't sent again. */
export function submit(
  context: OutboxContext,
  submission: Submission,
  now: number,
): Partial<OutboxContext> & { joined: boolean } {
  const { id, asker } = submission;
  const waiting = asker ? [{ id, asker }] : [];
  const same = twin(context, submission);
  if (same) {
    const joined = { ...same, askers: [...same.askers, ...waiting] };
    return { tracked: { ...context.tracked, [same.id]: joined }, joined: true };
  }
  const work = narrowed(context, submission.work);
  if (work === null) {
    const sending = Object.values(context.tracked).findLast((tracked) => tracked.work.kind === 'send');
    if (!sending) return { joined: true };
    return {
      tracked: { ...context.tracked, [sending.id]: { ...sending, askers: [...sending.askers, ...waiting] } },
      joined: true,
    };
  }
  const order = context.counter + 1;
  const tracked: Tracked = {
    id,
    work,
    order,
    createdAt: now,
    subject: subjectOf(submission.work),
    touches: touches(work),
    askers: waiting,
    spawned: false,
    released: false,
    untold: false,
    kept: null,
  };
  return { ...track(context, tracked), counter: order, joined: false };
}

function narrowed(context: OutboxContext, work: Work): Work | null {
  if (work.kind !== 'send' || work.send.ids === 'all') return work;
  const taken = inHand(context);
  const ids = [...new Set(work.send.ids)].filter((id) => !taken.has(id));
  return ids.length === 0 ? null : { kind: 'send', send: { ...work.send, ids } };
}

export function track(
  context: OutboxContext,
  tracked: Tracked,
): Pick<OutboxContext, 'tracked' | 'jobs' | 'sends' | 'pendingCount'> {
  const { id, work } = tracked;
  const jobs: OutboxContext['jobs'] =
    work.kind === 'send'
      ? context.jobs
      : { ...context.jobs, [id]: { id, work, phase: context.online ? 'queued' : 'waiting', failure: null } };
  const sends =
    work.kind === 'send' ? { ...context.sends, [id]: newSend(id, work.send.ids, tracked.createdAt) } : context.sends;
  const all = { ...context.tracked, [id]: tracked };
  return { tracked: all, jobs, sends, pendingCount: Object.keys(all).length };
}

function newSend(id: string, ids: string[] | 'all', startedAt: number): SendFacts {
  return {
    id,
    phase: 'waiting',
    rows: ids === 'all' ? [] : ids.map((listing) => ({ id: listing, standing: 'queued' })),
    startedAt,
    timeLeft: null,
    failure: null,
    collected: ids === 'all' ? 0 : ids.length,
    total: ids === 'all' ? null : ids.length,
    because: null,
    elsewhere: false,
  };
}

function workOf(entry: Kept): Work | null {
  if (entry.kind === 'operation') return entry.body.work;
  if (entry.kind === 'send') return { kind: 'send', send: { ids: entry.body.ids, auditor: entry.body.auditor } };
  return null;
}

/** Takes up what tabs that are gone have left, in the order in which it was asked for. */
export function adopt(context: OutboxContext, entries: Kept[]): OutboxContext {
  let next = context;
  const left = entries.filter(
    (entry) =>
      entry.body.owner !== context.owner && context.leases[entry.body.owner] === 'held' && !context.tracked[entry.id],
  );
  const first = Math.min(1, ...Object.values(context.tracked).map((tracked) => tracked.order)) - left.length;
  for (const [index, entry] of left.entries()) {
    const work = workOf(entry);
    if (!work) continue;
    const batches = entries.filter(
      (other): other is KeptBatch => other.kind === 'batch' && other.body.sendId === entry.id,
    );
    const order = first + index;
    const tracked: Tracked = {
      id: entry.id,
      work,
      order,
      createdAt: entry.createdAt,
      subject: subjectOf(work),
      touches: touches(work),
      askers: [],
      spawned: false,
      released: false,
      untold: false,
      kept: { entry, batches },
    };
    next = { ...next, ...track(next, tracked) };
  }
  return { ...next, taken: true };
}

/** Tabs that have operations in the journal and that nobody has been asked about. */
export function unknownOwners(context: OutboxContext, entries: Kept[]): string[] {
  const owners = new Set(entries.map((entry) => entry.body.owner));
  return [...owners].filter((owner) => owner !== context.owner && !context.leases[owner]);
}

/** What another tab that is alive is sending, as the journal tells it. */
export function elsewhere(context: OutboxContext, entries: Kept[]): Record<string, SendFacts> {
  const own = Object.fromEntries(Object.entries(context.sends).filter(([, send]) => !send.elsewhere));
  for (const entry of entries) {
    if (entry.kind !== 'send' || entry.body.owner === context.owner || context.leases[entry.body.owner] === 'held')
      continue;
    const batches = entries.filter(
      (other): other is KeptBatch => other.kind === 'batch' && other.body.sendId === entry.id,
    );
    const fresh = newSend(entry.id, entry.body.ids, entry.createdAt);
    const rows =
      batches.length === 0
        ? fresh.rows
        : batches.flatMap((batch) => batch.body.rows.map(({ id, standing }) => ({ id, standing })));
    own[entry.id] = {
      ...fresh,
      rows,
      phase: entry.body.collected ? 'sending' : 'collecting',
      collected: rows.length,
      elsewhere: true,
    };
  }
  return own;
}

export function moved(
  context: OutboxContext,
  id: string,
  phase: OperationPhase,
  failure: Failure | null,
): Partial<OutboxContext> {
  const job = context.jobs[id];
  const tracked = context.tracked[id];
  if (!job || !tracked) return {};
  const shown: JobFacts['phase'] =
    phase === 'untold' ? 'unknown' : phase === 'queued' && !context.online ? 'waiting' : phase;
  return {
    jobs: { ...context.jobs, [id]: { ...job, phase: shown, failure } },
    tracked: { ...context.tracked, [id]: { ...tracked, untold: phase === 'untold' } },
  };
}

/** An operation is over: what waited for it may go, and it is shown for a while. */
export function over(
  context: OutboxContext,
  id: string,
  failure: Failure | null,
  value: unknown,
): Partial<OutboxContext> {
  const { [id]: gone, ...tracked } = context.tracked;
  const job = context.jobs[id];
  if (!gone || !job) return {};
  const jobs = {
    ...context.jobs,
    [id]: { ...job, phase: failure ? 'failed' : 'done', failure, value } satisfies JobFacts,
  };
  const finished = Object.values(jobs).filter((other) => isOver(other.phase));
  for (const old of finished.slice(0, Math.max(0, finished.length - shownOver))) delete jobs[old.id];
  return { tracked, jobs, pendingCount: Object.keys(tracked).length };
}

export function sendOver(context: OutboxContext, id: string, facts: SendFacts): Partial<OutboxContext> {
  const { [id]: _gone, ...tracked } = context.tracked;
  return { tracked, sends: { ...context.sends, [id]: facts }, pendingCount: Object.keys(tracked).length };
}

export function showOnline(context: OutboxContext, online: boolean): Partial<OutboxContext> {
  const from: JobFacts['phase'] = online ? 'waiting' : 'queued';
  const to: JobFacts['phase'] = online ? 'queued' : 'waiting';
  const jobs = Object.values(context.jobs).map(
    (job) => [job.id, job.phase === from ? { ...job, phase: to } : job] as const,
  );
  return { online, jobs: Object.fromEntries(jobs) };
}

export function operationOf(
  tracked: Tracked,
): { work: OperationWork; round: number; kept: JournalEntry['phase'] | null; inflightAt: number | null } | null {
  if (tracked.work.kind === 'send') return null;
  const entry = tracked.kept?.entry;
  if (entry?.kind !== 'operation') return { work: tracked.work, round: 0, kept: null, inflightAt: null };
  return { work: tracked.work, round: entry.body.round, kept: entry.phase, inflightAt: entry.body.inflightAt };
}
