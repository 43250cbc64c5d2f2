import type { Listing } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { inputAt } from '../../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { Paste } from '../../domain/pasted-listings';
import type { pastedListingsMachine, PastedListingsEvent, PastedListingsInput } from './pasted-listings.machine';

export const pastedListingsInput: PastedListingsInput = inputAt('pastedListings', { id: 'p1' });

/** Two batches. */
export const pastedListings = sampleListings(60);
const [first] = pastedListings as [Listing, ...Listing[]];

export const pasteOf = (lines: readonly string[]): Paste => ({ lines: lines.join('\n'), as: 'words', at: 1 });
export const samplePaste = pasteOf([
  'ID',
  ...pastedListings.map(({ id }) => id),
  'MLA100000',
  'MLA1999999999',
  '@TIENDA_SUR',
]);

export const pastedSystemActors = (paste: Paste | null, listings: readonly Listing[] = pastedListings) =>
  sampleSystemActors({
    listings: visibleOf(listings),
    drafts: { drafts: paste === null ? {} : { 'pasted:p1': paste }, read: true },
  });

const sentEvents: PastedListingsEvent[] = [
  { type: 'paste.missing' },
  { type: 'paste.found', paste: pasteOf(['bolso', '@TIENDA_SUR']) },
  { type: 'paste.found', paste: samplePaste },
  { type: 'listings.retry' },
  {
    type: 'decision.made',
    mark: { type: 'approve', ids: [first.id], originModel: 'quick_search', author: sampleAuthor },
    byKey: true,
  },
  { type: 'screen.resumed' },
];

export const pastedListingsSamples: MachineSamples<typeof pastedListingsMachine> = {
  // What is saved is told by an event: a system actor that had it would tell it before the first step.
  lives: [
    {
      name: 'what is saved here is still being read',
      input: pastedListingsInput,
      systemActors: sampleSystemActors({ listings: visibleOf(pastedListings) }),
      now: sampleNow,
    },
  ],
  events: [answered('articlesByIds', pastedListings.slice(0, 2)), refused('articlesByIds', 'OFFLINE'), ...sentEvents],
};

export const pastedListingsDescriptions = {
  states: {
    restoring: 'What this browser has of the paste is being read.',
    missing: 'This browser has no paste of that address.',
    choosing: 'It is seen whether a batch is still to be asked for.',
    asking: 'A batch of the listings is asked for.',
    shown: 'All that could be had is there; what could not can be asked for again.',
  },
  guards: {
    succeeded: 'the gateway answered',
    hasPending: 'some listings were not asked for yet',
    hasUnread: 'some listings could not be had',
    failedBefore: 'the batch before failed too: the gateway is left alone',
  },
};
