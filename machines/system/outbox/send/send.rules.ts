import type { Failure, JournalRecord } from '../../../../contracts/ports';
import type { Listing, NoticeOutcome } from '../../../../contracts/shapes';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { BlockReason } from '../../../domain/block-reason';
import type { AccountFacts } from '../../../domain/account-state';
import { allowance, isLimited, sameLocalDay, sentToday, whyNotSendNow } from '../../../domain/limits';
import { whyNotSend, type SeenListing } from '../../../domain/listings';
import type { ListingMarkUpdate, VisibleListing } from '../../../system-actors/listings';
import type { ProfileFacts } from '../../../system-actors/profile';
import type { SendFacts } from '../../../system-actors/outbox';
import type { BatchBody, SendBody } from '../journal';
import { rowFailure } from '../mutations/mark';
import type { BatchRow } from '../journal';
import type { Batch, SendContext } from './send.types';

const refusedFor: Partial<Record<string, Failure['code']>> = {
  NOT_REPORTED: 'NOT_REPORTED',
  NOTICE_UNDER_WAY: 'REPORT_ALREADY_SENT',
  NOT_PUBLISHED: 'NOT_PUBLISHED',
};

/** Why this listing can't be sent as it stands; null where it can. */
function refusalOf(listing: SeenListing): Failure | null {
  const why = whyNotSend(listing);
  const code = why ? refusedFor[why.because] : undefined;
  return code ? { code, operation: 'sendNotice' } : null;
}

/** A listing as it enters a send: what can't go is refused without asking. Whether it went meanwhile is asked before it goes. */
export function toSendRow(id: string, known: VisibleListing | undefined): BatchRow {
  if (!known) return { id, status: 'queued' };
  const { before, ...asked } = { id, ...currentStateOf(known) };
  const failure = refusalOf(known);
  return failure ? { ...asked, before, status: 'refused', failure } : { ...asked, status: 'queued' };
}

/** What a listing says of itself before it goes; nothing where there is none. */
export function currentStateOf(
  listing: Pick<Listing, 'noticed' | 'reported'> | undefined,
): Pick<BatchRow, 'before' | 'code'> {
  const code = listing?.reported?.code;
  return { before: listing?.noticed?.noticeId ?? null, ...(code ? { code } : {}) };
}

/** A batch's id, which is its operation key: batches are only ever added to a send, so their number is new. */
export const batchId = (sendId: string, number: number): string => `${sendId}.${number}`;

/** Batches of 25 of what can go; what can't is over at once, in a batch of its own. */
export function toBatches(sendId: string, rows: readonly BatchRow[], createdAt: number): Batch[] {
  const going = rows.filter((row) => row.status === 'queued');
  const refused = rows.filter((row) => row.status !== 'queued');
  const batches: Batch[] = [];
  for (let from = 0; from < going.length; from += limits.sendBatch) {
    batches.push({
      id: batchId(sendId, batches.length),
      phase: 'queued',
      order: batches.length,
      createdAt,
      rows: going.slice(from, from + limits.sendBatch),
      inflightAt: null,
    });
  }
  if (refused.length > 0)
    batches.push({
      id: batchId(sendId, batches.length),
      phase: 'done',
      order: batches.length,
      createdAt,
      rows: refused,
      inflightAt: null,
    });
  return batches;
}

export function toHeaderEntry(context: SendContext): JournalRecord {
  const { id, profileId, createdAt, because, owner, order, ids, auditor, counted, daySent, dayAt, ...rest } = context;
  const { goesAt, paused, cancelled } = rest;
  const blocked = because !== null;
  const body: SendBody = { owner, order, ids, auditor, counted, daySent, dayAt, goesAt, paused, blocked, cancelled };
  return { id, profileId, kind: 'send', phase: 'queued', createdAt, body };
}

export function toBatchEntry(context: SendContext, batch: Batch): JournalRecord {
  const { profileId, owner } = context;
  const body: BatchBody = {
    owner,
    sendId: context.id,
    order: batch.order,
    rows: batch.rows,
    inflightAt: batch.inflightAt,
  };
  return { id: batch.id, profileId, kind: 'batch', phase: batch.phase, createdAt: batch.createdAt, body };
}

export function currentBatchOf(context: SendContext): Batch | null {
  return context.batches.find((batch) => batch.id === context.current) ?? null;
}

export function currentIdsOf(context: SendContext): string[] {
  return currentBatchOf(context)?.rows.map((row) => row.id) ?? [];
}

/** The batch in hand replaced by others, in its place. */
export function replaceCurrentBatch(context: SendContext, batches: Batch[]): Batch[] {
  const at = context.batches.findIndex((batch) => batch.id === context.current);
  return at < 0 ? context.batches : context.batches.toSpliced(at, 1, ...batches);
}

export function rowsOf(batches: readonly Batch[]): BatchRow[] {
  const rows: BatchRow[] = [];
  for (const batch of batches) for (const row of batch.rows) rows.push(row);
  return rows;
}

/** How many rows are over, and how many of them were sent. */
export function countRows(rows: readonly BatchRow[]): { over: number; sent: number } {
  const count = { over: 0, sent: 0 };
  for (const { status } of rows) {
    if (status !== 'queued' && status !== 'inflight') count.over += 1;
    if (status === 'sent') count.sent += 1;
  }
  return count;
}

export function toSendFacts(context: SendContext, now: number): SendFacts {
  const rows = rowsOf(context.batches);
  const { pace, over } = context;
  const gone = pace ? over - pace.over : 0;
  const timeLeft = pace && gone > 0 ? Math.round(((now - pace.since) / gone) * (rows.length - over)) : null;
  return {
    id: context.id,
    phase: context.phase,
    rows,
    startedAt: context.createdAt,
    goesAt: context.goesAt,
    timeLeft,
    triesAt: context.triesAt,
    retriable: context.triesAt !== null && context.retriable,
    failure: context.failure,
    because: context.because,
    stopping: context.cancelled && context.phase !== 'cancelled' && context.phase !== 'done',
    pausing: context.paused && !['resting', 'cancelled', 'done'].includes(context.phase),
    elsewhere: false,
  };
}

/** The account as this send knows it: the profile's facts, the allowance last read, and what went out since. */
export function toAccountFacts({ profile, restriction, judge, answersDue }: ProfileFacts): AccountFacts {
  return { profile, restriction, judge, answersDue };
}

export function countSentToday(account: AccountFacts, now: number): number {
  return sentToday(account.profile, now);
}

function accountNow(context: SendContext, now: number): AccountFacts {
  const sent = sameLocalDay(context.dayAt, now) ? context.daySent : 0;
  const profile = {
    isAcuerdo: context.account.profile?.isAcuerdo ?? false,
    noticesLimitDayCount: sent,
    noticesLimitUpdatedAt: new Date(now).toISOString(),
  };
  return { ...context.account, profile };
}

export function whyBlocked(context: SendContext, now: number): BlockReason | null {
  return whyNotSendNow(accountNow(context, now), now);
}

export function countSendableNow(context: SendContext, now: number): number {
  return allowance(accountNow(context, now), now);
}

export function accountIsLimited(context: SendContext, now: number): boolean {
  return isLimited(accountNow(context, now), now);
}

/** After a batch: the day's count and what the allowance should be, until it is read again. */
export function spendAllowance(
  context: SendContext,
  count: number,
  now: number,
): Pick<SendContext, 'daySent' | 'dayAt' | 'counted' | 'account'> {
  const isSameDay = sameLocalDay(context.dayAt, now);
  const less = (available: number | null) => (available === null ? null : Math.max(0, available - count));
  const { restriction, judge } = context.account;
  return {
    daySent: (isSameDay ? context.daySent : 0) + count,
    dayAt: now,
    counted: isSameDay ? context.counted : context.sent,
    account: {
      ...context.account,
      restriction: restriction && { ...restriction, denouncesAvailable: less(restriction.denouncesAvailable) },
      judge: judge && { ...judge, denouncesAvailable: less(judge.denouncesAvailable) },
    },
  };
}

/** Refusals that stop the whole send: what they concern stays queued. */
const stopping = ['ALLOWANCE_USED', 'ANSWERS_DUE', 'SUSPENDED'] as const;

export function isBlockingFailure(code: string): code is (typeof stopping)[number] {
  return stopping.some((one) => one === code);
}

/** What became of the rows of a batch: those that are over, those that go again, and the gateway's words. */
export interface Tally {
  over: BatchRow[];
  again: BatchRow[];
  words: ListingMarkUpdate[];
  /** The refusal that stops everything. */
  stop: Failure | null;
}

const toSentRow = (row: BatchRow, caseId: string | null | undefined): BatchRow => ({
  ...row,
  status: 'sent',
  ...(caseId && { caseId }),
});

export function tallyAnswer(rows: readonly BatchRow[], outcomes: readonly NoticeOutcome[]): Tally {
  const tally: Tally = { over: [], again: [], words: [], stop: null };
  const found = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  for (const row of rows) {
    const { id } = row;
    const outcome = found.get(id);
    if (!outcome) tally.over.push({ ...row, status: 'unknown' });
    else if (outcome.failure === null) {
      tally.over.push(toSentRow(row, outcome.notice?.noticeId));
      tally.words.push(outcome.notice ? { id, noticed: outcome.notice } : { id });
    } else if (isBlockingFailure(outcome.failure)) {
      tally.again.push({ ...row, status: 'queued' });
      tally.stop = rowFailure('sendNotice', outcome.failure);
    } else tally.over.push({ ...row, status: 'refused', failure: rowFailure('sendNotice', outcome.failure) });
  }
  return tally;
}

/** A batch whose answer was lost, by what its listings say now: another notice than before means that it was sent. */
export function tallyListings(rows: readonly BatchRow[], listings: readonly Listing[]): Tally {
  const tally: Tally = { over: [], again: [], words: [], stop: null };
  const found = new Map(listings.map((listing) => [listing.id, listing]));
  for (const row of rows) {
    const { id, before } = row;
    const listing = found.get(id);
    const noticeId = listing?.noticed?.noticeId ?? null;
    if (!listing || before === undefined) tally.over.push({ ...row, status: 'unknown' });
    else if (noticeId !== null && noticeId !== before) {
      tally.over.push(toSentRow(row, noticeId));
      tally.words.push({ id, noticed: listing.noticed });
    } else tally.again.push({ ...row, status: 'queued' });
  }
  return tally;
}

/** A batch that was asked about: what was sent meanwhile, or can't go as it stands now, is over before the others go. */
export function tallyReconciled(rows: readonly BatchRow[], listings: readonly Listing[]): Tally {
  const tally: Tally = { over: [], again: [], words: [], stop: null };
  const found = new Map(listings.map((listing) => [listing.id, listing]));
  for (const row of rows) {
    const listing = row.before === undefined ? found.get(row.id) : undefined;
    const failure = listing ? refusalOf(listing) : null;
    const asked = row.before === undefined ? { ...row, ...currentStateOf(listing) } : row;
    if (!listing || failure === null) tally.again.push(asked);
    else {
      tally.over.push({ ...asked, status: 'refused', failure });
      tally.words.push({ id: row.id, reported: listing.reported, noticed: listing.noticed });
    }
  }
  return tally;
}

export function tallyRefused(rows: readonly BatchRow[], failure: Failure): Tally {
  if (isBlockingFailure(failure.code))
    return {
      over: [],
      again: rows.map((row) => ({ ...row, status: 'queued' })),
      words: [],
      stop: failure,
    };
  return {
    over: rows.map((row) => ({ ...row, status: 'refused', failure })),
    again: [],
    words: [],
    stop: null,
  };
}

/** The batch in hand after its tally: what is over stays under its key, what goes again needs a key of its own unless all of it does. */
export function applyTally(batch: Batch, tally: Tally, newId: string): Batch[] {
  if (tally.over.length === 0) return [{ ...batch, phase: 'queued', rows: tally.again, inflightAt: null }];
  const over: Batch = { ...batch, phase: 'done', rows: tally.over, inflightAt: null };
  return tally.again.length === 0
    ? [over]
    : [over, { ...batch, id: newId, phase: 'queued', rows: tally.again, inflightAt: null }];
}

/** Only so many of a batch may go: the others stay queued under a key of their own. */
export function splitBatch(batch: Batch, count: number, newId: string): Batch[] {
  if (batch.rows.length <= count) return [batch];
  return [
    { ...batch, rows: batch.rows.slice(0, count) },
    { ...batch, id: newId, rows: batch.rows.slice(count) },
  ];
}
