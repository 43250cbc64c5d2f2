import type { Profile } from '../../../../contracts/shapes';
import { sameLocalDay, sentToday } from '../../../domain/limits';
import type { ProfileFacts } from '../../../system-actors/profile';
import type { VisibleListing } from '../../../system-actors/listings';
import {
  toAccountFacts,
  accountIsLimited,
  toBatches,
  batchId,
  currentBatchOf,
  countRows,
  countSentToday,
  countSendableNow,
  replaceCurrentBatch,
  toSendRow,
  rowsOf,
  spendAllowance,
  splitBatch,
  isBlockingFailure,
  applyTally,
  type Tally,
  whyBlocked,
} from './send.rules';
import type { BatchRow } from '../journal';
import type { Batch, SendContext, SendInput } from './send.types';

export function initialSendContext({ left, ...input }: SendInput): SendContext {
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
    triesAt: null,
    retriable: false,
    shownAt: 0,
    failure: null,
    because: null,
    ...countRows(rowsOf(batches)),
    pace: null,
  };
}

/** The account as the profile knows it at the start of a visit, with what this send has sent and the profile hasn't counted. */
export function withAccount(context: SendContext, facts: ProfileFacts, now: number): Partial<SendContext> {
  const account = toAccountFacts(facts);
  const ours = new Date(context.dayAt).toDateString() === new Date(now).toDateString() ? context.daySent : 0;
  const met = {
    ...context,
    account,
    daySent: Math.max(ours, countSentToday(account, now)) + context.sent - context.counted,
    dayAt: now,
  };
  return { account, daySent: met.daySent, dayAt: now, limited: accountIsLimited(met, now) };
}

export function withListings(context: SendContext, known: Record<string, VisibleListing>): Partial<SendContext> {
  const batches = toBatches(
    context.id,
    [...new Set(context.ids)].map((id) => toSendRow(id, known[id])),
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
  const parts = splitBatch(next, countSendableNow(context, now), batchId(context.id, context.batches.length));
  const current = { ...context, current: next.id };
  return {
    current: next.id,
    changed: parts.length > 1 ? parts : [],
    batches: parts.length > 1 ? replaceCurrentBatch(current, parts) : context.batches,
    because: null,
  };
}

function changeInHand(context: SendContext, change: (batch: Batch) => Batch): Partial<SendContext> {
  const batch = currentBatchOf(context);
  return batch ? { batches: replaceCurrentBatch(context, [change(batch)]) } : {};
}

export function hasUncheckedRows(context: SendContext): boolean {
  return currentBatchOf(context)?.rows.some((row) => row.before === undefined) ?? false;
}

/** The batch in hand with what its listings say now, where all of it may go. */
export function withPreviousNotices(context: SendContext, rows: BatchRow[]): Partial<SendContext> {
  return changeInHand(context, (batch) => ({ ...batch, rows }));
}

/** What this send writes as the count of the day: that of the gateway now, where it was answered, with what this send adds. */
export function nextDayCount(context: SendContext, profile: Profile | null, now: number): number {
  if (profile === null) return context.daySent;
  const [before, adding] = sameLocalDay(context.dayAt, now) ? [context.daySent, context.adding] : [0, 0];
  return Math.max(before, sentToday(profile, now) + adding);
}

export function markInFlight(context: SendContext, now: number): Partial<SendContext> {
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

export function requeueBatch(context: SendContext): Partial<SendContext> {
  return changeInHand(context, (batch) => ({
    ...batch,
    phase: 'queued',
    inflightAt: null,
    rows: batch.rows.map((row) => ({ ...row, status: 'queued' as const })),
  }));
}

/** What a tally changes: the batch in hand, the counts, and what may still go today. */
export function withTally(context: SendContext, tally: Tally, now: number): Partial<SendContext> {
  const batch = currentBatchOf(context);
  if (!batch) return {};
  const changed = applyTally(batch, tally, batchId(context.id, context.batches.length));
  const { over, sent } = countRows(tally.over);
  const stop = tally.stop?.code;
  const after = { ...context, ...spendAllowance(context, sent, now) };
  return {
    batches: replaceCurrentBatch(context, changed),
    changed,
    over: context.over + over,
    sent: context.sent + sent,
    daySent: after.daySent,
    dayAt: after.dayAt,
    counted: after.counted,
    account: after.account,
    limited: accountIsLimited(after, now),
    attempt: 0,
    failure: tally.stop,
    because: stop !== undefined && isBlockingFailure(stop) ? (whyBlocked(after, now) ?? { because: stop }) : null,
  };
}

export function hasQueued(context: SendContext): boolean {
  return context.batches.some((batch) => batch.phase === 'queued');
}
