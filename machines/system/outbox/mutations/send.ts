import type { SendFacts, SendInput } from '../../../system-actors/outbox';
import { sendToast, type ListingOf } from '../send/send-toast';
import type { EntryTimes } from '../take-back';
import { noticeTo, type QueueRules, type Notification } from './mutation-adapter';

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
