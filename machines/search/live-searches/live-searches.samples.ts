import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { SeatFacts } from '../../kit/answers';
import { answered, finished, refused } from '../../kit/cover';
import type { LiveSearchesInput } from './live-searches.types';

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

export const liveSearchesSeats: SeatFacts = { drafts: { drafts: {} } };
export const pageOf = (items: LiveSearchSummary[]) => ({ items, total: items.length, offset: 0, limit: items.length });
const processing = sampleSearch({ status: 'in_progress', finished: false });
const again = (output: unknown) => finished('liveSearchesAgain', output);
const deletion = { kind: 'command', command: { type: 'deleteLiveSearch', input: { id: 'ls-1' } } } as const;

export const liveSearchesEvents = [
  answered('liveSearches', pageOf([sampleSearch()])),
  answered('liveSearches', pageOf([processing])),
  refused('liveSearches', 'OFFLINE'),
  again({ ok: true, value: pageOf([sampleSearch()]) }),
  again({ ok: true, value: pageOf([processing]) }),
  again({ ok: false, failure: { code: 'OFFLINE' } }),
  finished('newLiveSearch', { created: sampleSearch({ id: 'ls-2', status: 'in_progress', finished: false }) }),
  finished('newLiveSearch', { created: null }),
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
