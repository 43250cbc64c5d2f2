import type { Outcome } from '../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../rehearsal/at';
import { answered, finished, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import type { Mark } from '../../seats/outbox';
import { sampleAuthor, sampleListings, visibleOf } from '../../rehearsal/sample-listing';
import { sampleSearch } from '../../rehearsal/sample-search';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { resultsMachine } from './results.machine';
import type { ResultsEvent, ResultsInput } from './results.types';

export const resultsInput: ResultsInput = inputAt('results', { id: 'ls-1' });

export function sampleResults(items: Listing[], total = items.length, more: Partial<LiveSearch> = {}): LiveSearch {
  return {
    ...sampleSearch(),
    filterProfiles: [],
    filterProfileId: null,
    listings: { items, total, offset: 0, limit: 50 },
    ...more,
  };
}

const [first, second] = sampleListings(2) as [Listing, Listing];
export const resultsSeats = sampleSeats({ listings: visibleOf([first, second]) });

const inProgress = { status: 'in_progress', finished: false, finishedAt: null } as const;
const found = (output: Outcome<LiveSearch>) => finished('liveSearchMore', output);
const again = (output: Outcome<LiveSearch>) => finished('liveSearchAgain', output);
const made = (mark: Mark): ResultsEvent => ({ type: 'mark.made', mark, byKey: true });

const approve: Mark = { type: 'approve', ids: [first.id], originModel: 'live_search', author: sampleAuthor };

const said: ResultsEvent[] = [
  { type: 'results.reload' },
  { type: 'results.more' },
  { type: 'sort.choose', sort: 'price', order: 'desc' },
  { type: 'cursor.go', id: second.id },
  { type: 'cursor.move', by: 1 },
  { type: 'listing.trust' },
  { type: 'listing.suspect' },
  { type: 'listing.edit' },
  { type: 'listing.undo' },
  { type: 'listing.open' },
  { type: 'listing.trust', id: first.id },
  searchAt('results', { sort: 'price' }),
  { type: 'filters.applied', filter: 'f1', place: { sort: null, order: 'asc', size: 50 } },
  { type: 'many.decided', what: 'trust', ids: [first.id, second.id] },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
];

export const resultsSamples: MachineSamples<typeof resultsMachine> = {
  lives: [{ name: 'a live search that found two listings', input: resultsInput, seats: resultsSeats, now: sampleNow }],
  events: [
    answered('liveSearch', sampleResults([first, second])),
    answered('liveSearch', sampleResults([first])),
    answered('liveSearch', sampleResults([first], 2)),
    answered('liveSearch', sampleResults([first], 1, inProgress)),
    answered('liveSearch', sampleResults([first], 3, inProgress)),
    refused('liveSearch', 'LIVE_SEARCH_NOT_FOUND'),
    found({ ok: true, value: sampleResults([second], 2) }),
    found({ ok: true, value: sampleResults([second], 3, inProgress) }),
    found({ ok: true, value: sampleResults([first, second], 5) }),
    found({ ok: false, failure: { code: 'OFFLINE' } }),
    again({ ok: true, value: sampleResults([first, second], 2) }),
    again({ ok: true, value: sampleResults([first, second], 4) }),
    again({ ok: false, failure: { code: 'OFFLINE' } }),
    made(approve),
    made({ type: 'undo', ids: [first.id], undo: 'approved', from: 'live_searches' }),
    ...said,
  ],
  most: 20_000,
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.ids,
      context.read,
      context.end,
      context.at,
      context.exact,
      context.ahead,
      context.total,
      context.cursor,
      context.goesOn,
      context.search?.status,
      context.inFront,
    ]),
  never: {
    'a listing stands twice': ({ context }) => new Set(context.ids).size !== context.ids.length,
    'the cursor is on a listing that is not shown': (snapshot) =>
      snapshot.matches({ shown: 'settled' }) &&
      snapshot.context.cursor !== null &&
      !snapshot.context.ids.includes(snapshot.context.cursor),
  },
};
