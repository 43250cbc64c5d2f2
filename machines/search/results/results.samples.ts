import type { Listing, LiveSearch } from '../../../contracts/shapes';
import type { SeatFacts } from '../../kit/answers';
import { answered, finished, refused } from '../../kit/cover';
import { sampleListings, visibleOf } from '../../shared/sample-listing';
import { sampleSearch } from '../live-searches/live-searches.samples';
import type { ResultsInput } from './results.types';

export const resultsInput: ResultsInput = { params: { id: 'ls-1' }, search: {} };

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
export const resultsSeats: SeatFacts = { listings: visibleOf([first, second]), drafts: { drafts: {} } };
const inProgress = { status: 'in_progress' as const, finished: false };
const decision = {
  ids: [first.id],
  edit: false,
  report: {
    code: 'PPPI1',
    codeDescription: 'Producto falsificado',
    description: 'es una copia',
    tags: [],
    photosDenounced: [],
  },
};

export const resultsEvents = [
  answered('liveSearch', sampleResults([first])),
  answered('liveSearch', sampleResults([first], 2)),
  answered('liveSearch', sampleResults([first], 1, inProgress)),
  answered('liveSearch', sampleResults([first], 3, inProgress)),
  refused('liveSearch', 'LIVE_SEARCH_NOT_FOUND'),
  finished('liveSearchMore', { ok: true, value: sampleResults([second], 2) }),
  finished('liveSearchMore', { ok: true, value: sampleResults([second], 3, inProgress) }),
  finished('liveSearchMore', { ok: false, failure: { code: 'OFFLINE' } }),
  finished('liveSearchAgain', { ok: true, value: sampleResults([first, second], 2) }),
  finished('liveSearchAgain', { ok: true, value: sampleResults([first, second], 4) }),
  finished('liveSearchAgain', { ok: false, failure: { code: 'OFFLINE' } }),
  finished('reportDrawer', decision),
  finished('reportDrawer', { ...decision, edit: true }),
  finished('reportDrawer', null),
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
  { type: 'search.change', search: { sort: 'price' } },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
];
