import type { Outcome } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../rehearsal/cover';
import { sampleListings, visibleOf } from '../../rehearsal/sample-listing';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { listingPreviewMachine } from './listing-preview.machine';
import type { ListingPreviewEvent } from './listing-preview.types';

const [first, second, third] = sampleListings(3) as [Listing, Listing, Listing];
export const previewSeats = sampleSeats({ listings: visibleOf([first, second, third]) });

const said: ListingPreviewEvent[] = [
  { type: 'preview.show', id: first.id, next: second.id },
  { type: 'preview.show', id: first.id, next: third.id },
  { type: 'preview.show', id: second.id, next: null },
  { type: 'preview.hide' },
  { type: 'preview.retry' },
];

const ahead = (output: Outcome<Listing[]>) => finished('articleAhead', output);

export const listingPreviewSamples: MachineSamples<typeof listingPreviewMachine> = {
  lives: [{ name: 'three listings in a row', seats: previewSeats, now: sampleNow }],
  events: [
    ...said,
    answered('article', [first]),
    answered('article', []),
    refused('article', 'SERVER_ERROR'),
    ahead({ ok: true, value: [second] }),
    ahead({ ok: false, failure: { code: 'OFFLINE' } }),
  ],
  serialize: ({ value, context: { id, next, ahead: asked, kept, failure } }) =>
    JSON.stringify([value, id, next, asked, kept, failure?.code]),
  never: {
    'something is asked while nothing is looked at': ({ value, context: { id } }) =>
      (value === 'hidden') !== (id === null),
    'the same one is kept twice': ({ context: { kept } }) => new Set(kept).size !== kept.length,
    'it is said why one could not be had that was had': (snapshot) =>
      snapshot.context.failure !== null && !snapshot.matches({ shown: { rested: 'failed' } }),
  },
};
