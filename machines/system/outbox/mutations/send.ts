import type { SendFacts, SendInput } from '../../../system-actors/outbox';
import type { EntryTimes } from '../take-back';
import { noticeTo, type QueueRules, type Notification } from './mutation-adapter';
import type { NoticeInput } from '../../../system-actors/notices';
import type { VisibleListing } from '../../../system-actors/listings';
import { markOf } from '../../../domain/marking';
import { wasAlreadySent } from '../../../domain/sends';
import type { Target } from '../../../domain/addresses';

const suspicious: Target = { to: 'suspicious' };
const sentReports: Target = { to: 'history' };

type ListingOf = (id: string) => VisibleListing | undefined;

/** The toast at the end of a send, or null when there is nothing to tell; `left` is what the suspicious list still holds, `listingOf` its listings as they stand now. */
function sendToast(facts: SendFacts, left: number | null, listingOf: ListingOf): NoticeInput | null {
  const sent = facts.rows.filter((row) => row.status === 'sent').length;
  const already = facts.rows.filter(wasAlreadySent).length;
  const failed = facts.rows.filter((row) => row.status === 'refused' || row.status === 'unknown').length - already;
  if (facts.phase === 'cancelled' && facts.goesAt !== null) {
    const [first, ...others] = facts.rows.map(({ id }) => listingOf(id));
    // Without its report it isn't in the list any more, and whoever took that away was told.
    if (first !== undefined && others.length === 0 && markOf(first) !== 'reported') return null;
    const subject = others.length > 0 ? undefined : first?.title;
    return {
      code: 'send.takenBack',
      tone: 'info',
      values: { count: facts.rows.length, named: subject === undefined ? 'no' : 'yes', subject: subject ?? '' },
    };
  }
  if (facts.phase === 'cancelled') {
    return {
      code: 'send.cancelled',
      tone: 'info',
      values: { sent, left: facts.rows.length - sent - failed - already },
      link: suspicious,
    };
  }
  if (failed === 0 && sent === 0 && already > 0)
    return { code: 'send.alreadySent', tone: 'info', values: { count: already }, link: sentReports };
  if (failed === 0) {
    const done: NoticeInput = {
      ...(already === 0
        ? { code: 'send.done', values: { count: sent } }
        : { code: 'send.doneSomeBefore', values: { count: sent, already } }),
      tone: 'success',
      link: suspicious,
    };
    return left === 0 ? { ...done, alsoLink: sentReports } : done;
  }
  const failure = facts.rows.find((row) => row.failure && !wasAlreadySent(row))?.failure ?? facts.failure ?? undefined;
  const why = failure ? { failure } : {};
  if (sent > 0) return { code: 'send.partly', tone: 'failure', values: { sent, failed }, link: suspicious, ...why };
  return {
    code: failed === 1 ? 'send.failedOne' : 'send.failedAll',
    tone: 'failure',
    values: { count: failed },
    link: suspicious,
    ...why,
  };
}

/** Listings that another send has in hand. */
export type ListingsInSend = ReadonlySet<string>;

/** A send waits for the marks of its listings, marks never wait for a send, and one send goes at a time. */
export const send = {
  touches: () => ['sending'],
  awaits: ({ ids }) => ['sending', ...ids.map((id) => `listing:${id}`)],
  same: ({ ids }) => [...ids].sort(),

  /** What is left to send of it; null when other sends have all of it in hand. */
  beyond(given: SendInput, taken: ListingsInSend): SendInput | null {
    const ids = [...new Set(given.ids)].filter((id) => !taken.has(id));
    return ids.length === 0 ? null : { ...given, ids };
  },

  facts({ id, createdAt, goesAt }: EntryTimes, ids: SendInput['ids']): SendFacts {
    return {
      id,
      phase: goesAt === null ? 'waiting' : 'countdown',
      rows: ids.map((listing) => ({ id: listing, status: 'queued' })),
      startedAt: createdAt,
      goesAt,
      timeLeft: null,
      failure: null,
      because: null,
      stopping: false,
      pausing: false,
      elsewhere: false,
    };
  },

  pauses(facts: SendFacts | undefined): Notification[] {
    const ids = (facts?.rows ?? []).filter((row) => row.status === 'inflight').map((row) => row.id);
    return ids.length === 0 ? [] : [{ to: 'listings', event: { type: 'sending.changed', ids, sending: false } }];
  },

  /** `left` is what the suspicious list still holds, null while it isn't known. */
  ends(facts: SendFacts, left: number | null, listingOf: ListingOf): Notification[] {
    const raised = sendToast(facts, left, listingOf);
    return [
      ...(raised ? [noticeTo(raised)] : []),
      { to: 'profile', event: { type: 'counts.refetch' } },
      { to: 'profile', event: { type: 'allowance.refetch' } },
    ];
  },
} satisfies QueueRules<SendInput> & Record<string, unknown>;
