import type { Failure } from '../../../contracts/ports';
import { isMutationDone, isSendDone } from '../../domain/sends';
import { departureAfter } from '../../domain/undo-time';
import type {
  QueuedMutationFacts,
  SendFacts,
  Mutation,
  MutationRequester,
  MutationChoice,
} from '../../system-actors/outbox';
import type { JournalEntry, JournalBatch } from './journal';
import type { OperationPhase } from './operation/operation.types';
import type { OutboxContext, QueuedMutation } from './outbox.types';
import { queueEntryOf, hasCountdown } from './queue-entry';
import { send } from './mutations/send';

/** Operations that are over and still shown. */
const shownOver = 20;

export const mutationActorId = (id: string): string => `job:${id}`;

const isSend = ({ work }: QueuedMutation): boolean => work.kind === 'send';

/** A send that can still be taken back: nothing of it is on its way, and no other send waits for it. */
const countsDown = ({ sends }: OutboxContext, { id }: QueuedMutation): boolean => sends[id]?.phase === 'countdown';

/** Whether `one` has to wait until `other` is over. */
function waitsFor(context: OutboxContext, one: QueuedMutation, other: QueuedMutation): boolean {
  if (one === other || other.untold || !meets(one.awaits, other.touches)) return false;
  // Of two sends the one that was let go first goes first.
  if (isSend(one) && isSend(other) && (other.released || countsDown(context, other))) return other.released;
  return other.order < one.order;
}

function meets(some: string[], others: string[]): boolean {
  const keys = new Set(some);
  return others.some((key) => keys.has(key));
}

/** The work of that id, or of somebody who joined it under that id. */
export function findQueuedMutation(context: OutboxContext, id: string): QueuedMutation | undefined {
  return (
    context.tracked[id] ??
    Object.values(context.tracked).find(({ requesters }) => requesters.some((requester) => requester.id === id))
  );
}

/** The operations that may go now, oldest first: online, the journal taken up, let go, and nothing before them that touches the same. */
export function readyMutations(context: OutboxContext): QueuedMutation[] {
  if (!context.online || context.recovering) return [];
  const all = Object.values(context.tracked);
  return all
    .filter((tracked) => tracked.spawned && !tracked.released && !countsDown(context, tracked))
    .filter((tracked) => !all.some((other) => waitsFor(context, tracked, other)))
    .sort((a, b) => a.order - b.order);
}

export interface Submission {
  id: string;
  work: Mutation;
  requester?: MutationRequester;
}

/** The newest of those that are not over and go one after the other with it. */
function newestInLine(
  context: OutboxContext,
  { touches, awaits }: Pick<QueuedMutation, 'touches' | 'awaits'>,
): QueuedMutation | undefined {
  return Object.values(context.tracked)
    .filter((tracked) => meets(tracked.touches, awaits) && meets(tracked.awaits, touches))
    .sort((a, b) => b.order - a.order)[0];
}

/**
 * Takes new work in, which may be undone for so many seconds. A second click joins the first: it only gains one who asks, as does
 * one whose work others have in hand.
 */
export function submitMutation(
  context: OutboxContext,
  { id, work: asked, requester }: Submission,
  { now, undoSeconds }: { now: number; undoSeconds: number },
): Partial<OutboxContext> & { joined: boolean } {
  const { subject, touches, awaits, longestUndo, beyond } = queueEntryOf(asked);
  const waiting = requester ? [{ id, requester }] : [];
  const join = (same: QueuedMutation | undefined) => ({
    ...(same && {
      tracked: { ...context.tracked, [same.id]: { ...same, requesters: [...same.requesters, ...waiting] } },
    }),
    joined: true,
  });
  const newest = newestInLine(context, { touches, awaits });
  const twin = context.tracked[id] ?? (newest?.subject === subject ? newest : undefined);
  if (twin) return join(twin);
  const work = beyond(inHand(context));
  if (work === null) return join(newest);
  const order = context.counter + 1;
  const goesAt = longestUndo === 0 ? null : departureAfter(now, Math.min(undoSeconds, longestUndo));
  const tracked = { ...begun({ id, work, order, createdAt: now, goesAt }), subject, requesters: waiting };
  return { ...enqueueMutation(context, tracked), counter: order, joined: false };
}

/** The listings that the sends of this tab have in hand. */
function inHand({ tracked, sends }: OutboxContext): Set<string> {
  const own = Object.values(sends).filter(({ id }) => tracked[id]);
  return new Set(own.flatMap(({ rows }) => rows.map(({ id }) => id)));
}

function begun(given: Pick<QueuedMutation, 'id' | 'work' | 'order' | 'createdAt' | 'goesAt'>): QueuedMutation {
  const { touches, awaits, subject } = queueEntryOf(given.work);
  return {
    ...given,
    subject,
    touches,
    awaits,
    requesters: [],
    spawned: false,
    released: false,
    untold: false,
    left: null,
    choices: [],
  };
}

/** What was told of former sends has had its turn once another begins; it doesn't come back when that one is undone. */
const withoutDone = (sends: OutboxContext['sends']): OutboxContext['sends'] =>
  Object.fromEntries(Object.entries(sends).filter(([, facts]) => !isSendDone(facts)));

export function enqueueMutation(
  context: OutboxContext,
  tracked: QueuedMutation,
): Pick<OutboxContext, 'tracked' | 'jobs' | 'sends' | 'pendingCount'> {
  const { id, work } = tracked;
  const facts = queueEntryOf(work).facts(tracked, context.online);
  const all = { ...context.tracked, [id]: tracked };
  return {
    tracked: all,
    jobs: 'job' in facts ? { ...context.jobs, [id]: facts.job } : context.jobs,
    sends: 'send' in facts ? { ...withoutDone(context.sends), [id]: facts.send } : context.sends,
    pendingCount: Object.keys(all).length,
  };
}

function workOf(entry: JournalEntry): Mutation | null {
  if (entry.kind === 'operation') return entry.body.work;
  if (entry.kind === 'send') return { kind: 'send', send: { ids: entry.body.ids, auditor: entry.body.auditor } };
  return null;
}

/** The departure that it was given, as long as it may be waiting for that. */
function departureOf({ kind, phase, body }: JournalEntry): number | null {
  if (kind === 'batch' || (kind === 'operation' && phase !== 'queued')) return null;
  return body.goesAt ?? null;
}

/** Takes up what tabs that are gone have left, in the order in which it was asked for. */
export function adoptEntries(context: OutboxContext, entries: JournalEntry[]): OutboxContext {
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
      (other): other is JournalBatch => other.kind === 'batch' && other.body.sendId === entry.id,
    );
    const order = first + index;
    const { id, createdAt } = entry;
    const tracked = { ...begun({ id, work, order, createdAt, goesAt: departureOf(entry) }), left: { entry, batches } };
    next = { ...next, ...enqueueMutation(next, tracked) };
  }
  return { ...next, recovering: false };
}

/** Tabs that have operations in the journal and that nobody has been asked about. */
export function unknownOwners(context: OutboxContext, entries: JournalEntry[]): string[] {
  const owners = new Set(entries.map((entry) => entry.body.owner));
  return [...owners].filter((owner) => owner !== context.owner && !context.leases[owner]);
}

/** What another tab that is alive is sending, as the journal tells it. */
export function sendsOfOtherTabs(
  context: OutboxContext,
  entries: JournalEntry[],
  now: number,
): Record<string, SendFacts> {
  const own = Object.fromEntries(Object.entries(context.sends).filter(([, facts]) => !facts.elsewhere));
  for (const entry of entries) {
    if (entry.kind !== 'send' || entry.body.owner === context.owner || context.leases[entry.body.owner] === 'held')
      continue;
    const batches = entries.filter(
      (other): other is JournalBatch => other.kind === 'batch' && other.body.sendId === entry.id,
    );
    const goesAt = departureOf(entry);
    const fresh = send.facts({ id: entry.id, createdAt: entry.createdAt, goesAt }, entry.body.ids);
    const rows = batches.length === 0 ? fresh.rows : batches.flatMap((batch) => batch.body.rows);
    const isOut = rows.some(({ status }) => status === 'inflight');
    const { paused, blocked } = entry.body;
    const held = blocked ? 'blocked' : paused ? 'resting' : null;
    const waits = goesAt !== null && goesAt > now && rows.every(({ status }) => status === 'queued');
    own[entry.id] = {
      ...fresh,
      rows,
      ...(waits ? { phase: 'countdown', goesAt } : { phase: held !== null && !isOut ? held : 'sending', goesAt: null }),
      elsewhere: true,
    };
  }
  return own;
}

/** What may be taken back that another tab that is alive has in hand, as the journal tells it. */
export function countdownsOfOtherTabs(
  context: OutboxContext,
  entries: JournalEntry[],
  now: number,
): Record<string, QueuedMutationFacts> {
  const own = Object.fromEntries(
    Object.entries(context.jobs).filter(([, facts]) => !facts.elsewhere || isMutationDone(facts)),
  );
  for (const entry of entries) {
    const { id, kind, phase, body, createdAt } = entry;
    if (kind !== 'operation' || !hasCountdown(body.work)) continue;
    if (body.owner === context.owner || context.leases[body.owner] === 'held') continue;
    const departure = departureOf(entry);
    const goesAt = departure !== null && departure > now ? departure : null;
    const shown = goesAt !== null ? 'countdown' : phase === 'inflight' ? phase : 'queued';
    own[id] = { id, work: body.work, phase: shown, startedAt: createdAt, goesAt, failure: null, elsewhere: true };
  }
  return own;
}

export function withProgress(
  context: OutboxContext,
  id: string,
  {
    phase,
    failure,
    goesAt,
    choices,
  }: { phase: OperationPhase; failure: Failure | null; goesAt: number | null; choices: MutationChoice[] },
): Partial<OutboxContext> {
  const job = context.jobs[id];
  const tracked = context.tracked[id];
  if (!job || !tracked) return {};
  const shown: QueuedMutationFacts['phase'] =
    phase === 'untold' ? 'unknown' : phase === 'queued' && !context.online ? 'waiting' : phase;
  return {
    jobs: { ...context.jobs, [id]: { ...job, phase: shown, failure, goesAt } },
    tracked: { ...context.tracked, [id]: { ...tracked, untold: phase === 'untold', choices } },
  };
}

/** An operation is over: what waited for it may go, and it is shown for a while. */
export function completeMutation(
  context: OutboxContext,
  id: string,
  failure: Failure | null,
  value: unknown,
): Partial<OutboxContext> {
  const { [id]: gone, ...tracked } = context.tracked;
  const job = context.jobs[id];
  if (!gone || !job) return {};
  const { delay: _late, ...known } = job;
  const jobs = withOver(context, { ...known, phase: failure ? 'failed' : 'done', failure, goesAt: null, value });
  return { tracked, jobs, pendingCount: Object.keys(tracked).length };
}

/** Of those that are over the newest are shown. */
function withOver(context: OutboxContext, job: QueuedMutationFacts): OutboxContext['jobs'] {
  const jobs = { ...context.jobs, [job.id]: job };
  const finished = Object.values(jobs).filter(isMutationDone);
  for (const old of finished.slice(0, Math.max(0, finished.length - shownOver))) delete jobs[old.id];
  return jobs;
}

/** What another tab has done is shown as it would be there: lists and screens follow it. */
export function completedByOtherTab(
  context: OutboxContext,
  id: string,
  work: Mutation,
  value: unknown,
): Partial<OutboxContext> {
  if (context.tracked[id]) return {};
  const job: QueuedMutationFacts = { id, work, phase: 'done', goesAt: null, failure: null, elsewhere: true, value };
  return { jobs: withOver(context, job) };
}

/** Given up before anything of it went out: nothing is left to tell of it. */
const wasTakenBack = ({ phase, goesAt }: SendFacts): boolean => phase === 'cancelled' && goesAt !== null;

export function completeSend(context: OutboxContext, id: string, facts: SendFacts): Partial<OutboxContext> {
  const { [id]: _gone, ...tracked } = context.tracked;
  const { [id]: _before, ...others } = context.sends;
  const sends = wasTakenBack(facts) ? others : { ...others, [id]: facts };
  return { tracked, sends, pendingCount: Object.keys(tracked).length };
}

export function withOnline(context: OutboxContext, online: boolean): Partial<OutboxContext> {
  const from: QueuedMutationFacts['phase'] = online ? 'waiting' : 'queued';
  const to: QueuedMutationFacts['phase'] = online ? 'queued' : 'waiting';
  const jobs = Object.values(context.jobs).map(
    (job) => [job.id, job.phase === from ? { ...job, phase: to } : job] as const,
  );
  return { online, jobs: Object.fromEntries(jobs) };
}
