import type { Outcome } from '../../../contracts/ports';
import type { LiveSearchSite, LiveSearchSummary, Page } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../kit/cover';
import type { MachineSamples } from '../../kit/samples';
import type { Work } from '../../kit/seats';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { NewLiveSearchOutput } from '../new-live-search/new-live-search.types';
import type { liveSearchesMachine } from './live-searches.machine';
import type { LiveSearchesEvent, LiveSearchesInput } from './live-searches.types';

export const liveSearchesInput: LiveSearchesInput = { params: {}, search: {} };

export function sampleSearch(more: Partial<LiveSearchSummary> = {}): LiveSearchSummary {
  return {
    id: 'ls-1',
    keyword: 'zapatillas andes',
    requiredWords: [],
    avoidedWords: [],
    sellers: [],
    sites: [],
    sortBy: null,
    order: null,
    status: 'processed',
    failedCount: 0,
    finished: true,
    finishedAt: '2026-11-20T12:01:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    author: 'Ana',
    ...more,
  };
}

export const liveSearchesSeats = sampleSeats();

export function pageOf(items: LiveSearchSummary[]): Page<LiveSearchSummary> {
  return { items, total: items.length, offset: 0, limit: items.length };
}

const site = (id: string, count: number): LiveSearchSite => ({ id, count, active: true, filtered: 0, country: null });
const done = sampleSearch({ requiredWords: ['original'], sites: [site('MLA', 12), site('MLB', 3)] });
const processing = sampleSearch({ status: 'in_progress', finished: false, finishedAt: null });
const again = (output: Outcome<Page<LiveSearchSummary>>) => finished('liveSearchesAgain', output);
const closed = (output: NewLiveSearchOutput) => finished('newLiveSearch', output);
const deletion: Work = { kind: 'command', command: { type: 'deleteLiveSearch', input: { id: 'ls-1' } } };

const said: LiveSearchesEvent[] = [
  { type: 'search.create' },
  { type: 'searches.reload' },
  { type: 'filter.type', text: 'andes' },
  { type: 'search.change', search: { q: '' } },
  { type: 'deletion.ask', id: 'ls-1' },
  { type: 'deletion.confirm' },
  { type: 'deletion.cancel' },
  { type: 'work.settled', id: 'id-1', work: deletion, failure: null },
  { type: 'work.settled', id: 'id-1', work: deletion, failure: { code: 'OFFLINE' } },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
];

export const liveSearchesSamples: MachineSamples<typeof liveSearchesMachine> = {
  lives: [{ name: 'the list is opened', input: liveSearchesInput, seats: liveSearchesSeats, now: sampleNow }],
  events: [
    answered('liveSearches', pageOf([done])),
    answered('liveSearches', pageOf([processing])),
    refused('liveSearches', 'OFFLINE'),
    again({ ok: true, value: pageOf([done]) }),
    again({ ok: true, value: pageOf([processing]) }),
    again({ ok: false, failure: { code: 'OFFLINE' } }),
    closed({ created: sampleSearch({ id: 'ls-2', status: 'in_progress', finished: false, finishedAt: null }) }),
    closed({ created: null }),
    ...said,
  ],
  never: {
    'a deletion is asked about nothing': (snapshot) =>
      snapshot.matches({ deletion: 'asking' }) && snapshot.context.asked === null,
    'the same search stands twice': ({ context }) =>
      new Set(context.searches.map((search: LiveSearchSummary) => search.id)).size !== context.searches.length,
  },
};
