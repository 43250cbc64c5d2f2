import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { Listing } from '../../../contracts/shapes';
import type { Mark } from '../../system-actors/outbox';
import { sampleReadProgress } from '../selection/selection.samples';
import type { triageMachine } from './triage.machine';
import type { TriageEvent, TriageInput } from './triage.types';

/** Three, of which the second is trusted already. */
export const triageListings = sampleListings(3).map((one, at) =>
  at === 1 ? { ...one, approved: { author: sampleAuthor, createdAt: null } } : one,
);
const [first, second, third] = triageListings as [Listing, Listing, Listing];
const ids = [first.id, second.id, third.id];

export const triageSystemActors = sampleSystemActors({ listings: visibleOf(triageListings) });

export const resultsTriageInput: TriageInput = {
  place: 'live_searches',
  originModel: 'live_search',
  visit: 'results ls-1',
  movesOn: true,
};
export const suggestionsTriageInput: TriageInput = {
  place: 'suggested_articles',
  originModel: 'suggestions',
  visit: 'suggestions',
  movesOn: true,
  onlyOpen: true,
};

const approve: Mark = { type: 'approve', ids: [first.id], originModel: 'live_search', author: sampleAuthor };
const undo: Mark = { type: 'undo', ids: [first.id], undo: 'approved', from: 'live_searches' };

const sentEvents: TriageEvent[] = [
  { type: 'rows.changed', ids, progress: sampleReadProgress(), address: null },
  { type: 'rows.changed', ids: ids.slice(0, 2), progress: sampleReadProgress({ read: 2, ends: false }), address: null },
  { type: 'rows.turned', reordered: true },
  { type: 'rows.turned', reordered: false },
  { type: 'more.wanted' },
  { type: 'cursor.go', id: second.id },
  { type: 'cursor.move', by: 1 },
  { type: 'cursor.recalled', cursor: { id: third.id, at: 2 } },
  { type: 'screen.resumed' },
  { type: 'listing.trust' },
  { type: 'listing.trust', id: third.id },
  { type: 'listing.suspect' },
  { type: 'listing.edit' },
  { type: 'listing.undo' },
  { type: 'listing.repeat' },
  { type: 'listing.discard' },
  { type: 'listing.open' },
  { type: 'listing.pin' },
  { type: 'last.undone', ids: [first.id] },
  { type: 'decision.held' },
  { type: 'mark.made', mark: approve, byKey: true },
  { type: 'mark.made', mark: undo, byKey: false },
  { type: 'many.decided', what: 'trust', ids: [first.id, third.id] },
  { type: 'many.reporting', open: true },
  { type: 'whole.wanted', wanted: true },
  { type: 'discard.close' },
  { type: 'discard.closed', decided: false },
];

const scenario = (name: string, input: TriageInput) => ({
  name,
  input,
  systemActors: triageSystemActors,
  now: sampleNow,
});

export const triageSamples: MachineSamples<typeof triageMachine> = {
  lives: [
    scenario('results', resultsTriageInput),
    scenario('suggestions', suggestionsTriageInput),
    scenario('what was trusted here', { ...resultsTriageInput, visit: 'recentlyTrusted', movesOn: false }),
  ],
  events: sentEvents,
  serialize: ({ context: { ids: shown, progress, cursor, recalled, goesOn } }) =>
    JSON.stringify([shown, progress.ends, cursor, recalled, goesOn]),
  never: {
    'the cursor is on a listing that is not shown': ({ context: { cursor, ids: shown } }) =>
      cursor !== null && !shown.includes(cursor),
  },
};

export const triageDescriptions = {
  states: {
    cursor: 'one of the listings is at hand',
    decisions: 'they are marked, one or several',
    chosen: 'some are chosen together',
  },
  guards: {
    isListed: 'the listing is one of those shown',
    canDiscard: 'nothing was decided yet on the suggestion',
    movesOn: 'the cursor moves on by itself here',
    movesOnAfter: 'decided by key, or for a group with the listing under the cursor: the cursor goes on',
  },
};
