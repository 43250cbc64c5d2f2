import type { ListingsEvent } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow } from '../../simulator/sample-system-actors';
import { ana, aListing, approve, listingId, suspect } from '../outbox/outbox.samples';
import type { listingsMachine } from './listings.machine';

export const firstListing = listingId(1);
export const secondListing = listingId(2);

export const dismissMark: Mark = { type: 'undo', ids: [firstListing], undo: 'reported', from: 'reported_articles' };

const said: ListingsEvent[] = [
  { type: 'listings.confirm', listings: [aListing(firstListing), aListing(secondListing)], asOf: 0 },
  { type: 'overlay.propose', id: 'op-1', mark: approve(firstListing) },
  { type: 'overlay.propose', id: 'op-2', mark: suspect(firstListing, secondListing) },
  {
    type: 'overlay.settle',
    id: 'op-1',
    confirmed: [{ id: firstListing, approved: { author: ana, createdAt: '2026-01-01T00:00:00.000Z' } }],
  },
  { type: 'overlay.reject', id: 'op-2', ids: [secondListing] },
  { type: 'sending.changed', ids: [firstListing], sending: true },
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

export const listingsDescriptions = {
  states: { holding: 'Listings are kept as the gateway confirmed them, with the marks on their way laid over.' },
  guards: {},
};
