import type { ListingsEvent } from '../../seats/listings';
import type { Mark } from '../../seats/outbox';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow } from '../../rehearsal/sample-seats';
import { ana, aListing, approve, listingId, suspect } from '../outbox/outbox.samples';
import type { listingsMachine } from './listings.machine';

export const first = listingId(1);
export const second = listingId(2);

export const dismiss: Mark = { type: 'undo', ids: [first], undo: 'reported', from: 'reported_articles' };

const said: ListingsEvent[] = [
  { type: 'listings.confirm', listings: [aListing(first), aListing(second)], asOf: 0 },
  { type: 'overlay.propose', id: 'op-1', mark: approve(first) },
  { type: 'overlay.propose', id: 'op-2', mark: suspect(first, second) },
  {
    type: 'overlay.settle',
    id: 'op-1',
    confirmed: [{ id: first, approved: { author: ana, createdAt: '2026-01-01T00:00:00.000Z' } }],
  },
  { type: 'overlay.reject', id: 'op-2', ids: [second] },
  { type: 'sending.changed', ids: [first], sending: true },
  { type: 'seller.marked', seller: { id: '77001', watched: true, trusted: false } },
  { type: 'listings.clear' },
];

export const listingsSamples: MachineSamples<typeof listingsMachine> = {
  lives: [{ name: 'room for two listings', input: { capacity: 2 }, now: sampleNow }],
  events: said,
  offers: ({ context }) => context.tick + context.moment < 3,
  never: {
    'a listing is shown that is not held': ({ context }) =>
      Object.keys(context.visible).some((id) => !(id in context.held)),
    'more are held than there is room for': ({ context }) => Object.keys(context.held).length > 2,
  },
};
