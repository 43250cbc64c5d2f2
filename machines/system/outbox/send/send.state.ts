import type { Profile } from '../../../../contracts/shapes';
import { sentToday } from '../../../domain/limits';
import type { ProfileFacts } from '../../../seats/profile';
import type { VisibleListing } from '../../../seats/listings';
import { goesAtOf } from '../take-back';
import {
  accountFrom,
  accountIsLimited,
  batchesOf,
  batchId,
  batchInHand,
  countRows,
  daySentFrom,
  mayGo,
  replaced,
  rowOf,
  rowsOf,
  spent,
  split,
  stopsAll,
  tallied,
  type Tally,
  whyBlocked,
} from './send.rules';
import type { Batch, Row, SendContext, SendInput } from './send.types';

export function began({ left, ...input }: SendInput): SendContext {
  const batches: Batch[] = (left?.batches ?? [])
    .map(({ id, phase, createdAt, body }) => ({
      id,
      phase,
      createdAt,
      order: body.order,
      rows: body.rows,
      inflightAt: body.inflightAt,
    }))
    .sort((a, b) => a.order - b.order);
  return {
    ...input,
    resumed: left !== null,
    held: true,
    cancelled: left?.body.cancelled ?? false,
    paused: left?.body.paused ?? false,
    goesAt: left ? (left.body.goesAt ?? null) : goesAtOf(input.createdAt),
    batches,
    current: null,
    changed: [],
    attempt: 0,
    account: { profile: null, restriction: null, judge: null, answersDue: 0 },
    reading: false,
    limited: false,
    daySent: left?.body.daySent ?? 0,
    dayAt: left?.body.dayAt ?? 0,
    counted: left?.body.counted ?? 0,
    adding: 0,
    phase: 'waiting',
    shownAt: 0,
    failure: null,
    because: null,
    ...countRows(rowsOf(batches)),
    pace: null,
  };
}

/** The account as the profile knows it at the start of a visit, with what this send has sent and the profile hasn't counted. */
export function meetAccount(context: SendContext, facts: ProfileFacts, now: number): Partial<SendContext> {
  const account = accountFrom(facts);
  const ours = new Date(context.dayAt).toDateString() === new Date(now).toDateString() ? context.daySent : 0;
  const met = {
    ...context,
    account,
    daySent: Math.max(ours, daySentFrom(account, now)) + context.sent - context.counted,
    dayAt: now,
  };
  return { account, daySent: met.daySent, dayAt: now, limited: accountIsLimited(met, now) };
}

export function listIds(context: SendContext, known: Record<string, VisibleListing>): Partial<SendContext> {
  const batches = batchesOf(
    context.id,
    [...new Set(context.ids)].map((id) => rowOf(id, known[id])),
    context.createdAt,
  );
  return { batches, ...countRows(rowsOf(batches)) };
}

/** Takes the next batch in hand: one whose answer is owed goes first, and no more of a new one than may go today. */
export function takeBatch(context: SendContext, now: number): Partial<SendContext> {
  const owed = context.batches.find((batch) => batch.phase === 'inflight');
  if (owed) return { current: owed.id, changed: [], because: null };
  const because = context.because ?? whyBlocked(context, now);
  const next = context.cancelled || because ? undefined : context.batches.find((batch) => batch.phase === 'queued');
  if (!next) return { current: null, changed: [], because };
  const parts = split(next, mayGo(context, now), batchId(context.id, context.batches.length));
  const current = { ...context, current: next.id };
  return {
    current: next.id,
    changed: parts.length > 1 ? parts : [],
    batches: parts.length > 1 ? replaced(current, parts) : context.batches,
    because: null,
  };
}

function changeInHand(context: SendContext, change: (batch: Batch) => Batch): Partial<SendContext> {
  const batch = batchInHand(context);
  return batch ? { batches: replaced(context, [change(batch)]) } : {};
}

export function hasUnasked(context: SendContext): boolean {
  return batchInHand(context)?.rows.some((row) => row.before === undefined) ?? false;
}

/** The batch in hand with what its listings say now, where all of it may go. */
export function noteBefore(context: SendContext, rows: Row[]): Partial<SendContext> {
  return changeInHand(context, (batch) => ({ ...batch, rows }));
}

/** What this send writes as the count of the day: that of the gateway now, where it was answered, with what this send adds. */
export function dayCount(context: SendContext, profile: Profile | null, now: number): number {
  return Math.max(context.daySent, profile ? sentToday(profile, now) + context.adding : 0);
}

export function setOff(context: SendContext, now: number): Partial<SendContext> {
  return {
    ...changeInHand(context, (batch) => ({
      ...batch,
      phase: 'inflight',
      inflightAt: now,
      rows: batch.rows.map((row) => ({ ...row, status: 'inflight' as const })),
    })),
    pace: context.pace ?? { since: now, over: context.over },
  };
}

export function comeBack(context: SendContext): Partial<SendContext> {
  return changeInHand(context, (batch) => ({
    ...batch,
    phase: 'queued',
    inflightAt: null,
    rows: batch.rows.map((row) => ({ ...row, status: 'queued' as const })),
  }));
}

/** What a tally changes: the batch in hand, the counts, and what may still go today. */
export function afterTally(context: SendContext, tally: Tally, now: number): Partial<SendContext> {
  const batch = batchInHand(context);
  if (!batch) return {};
  const changed = tallied(batch, tally, batchId(context.id, context.batches.length));
  const { over, sent } = countRows(tally.over);
  const stop = tally.stop?.code;
  const after = { ...context, ...spent(context, sent, now) };
  return {
    batches: replaced(context, changed),
    changed,
    over: context.over + over,
    sent: context.sent + sent,
    daySent: after.daySent,
    dayAt: after.dayAt,
    account: after.account,
    limited: accountIsLimited(after, now),
    attempt: 0,
    failure: tally.stop,
    because: stop !== undefined && stopsAll(stop) ? (whyBlocked(after, now) ?? { because: stop }) : null,
  };
}

export function hasQueued(context: SendContext): boolean {
  return context.batches.some((batch) => batch.phase === 'queued');
}
