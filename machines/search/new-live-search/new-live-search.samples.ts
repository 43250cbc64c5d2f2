import type { NewLiveSearchEvent, NewLiveSearchInput } from './new-live-search.types';

export const newLiveSearchInput: NewLiveSearchInput = { siteId: 'MLA', draft: null };

export const createdLiveSearch = {
  id: 'ls-9',
  keyword: 'zapatillas andes',
  requiredWords: [],
  avoidedWords: [],
  sellers: [],
  sites: [],
  sortBy: null,
  order: null,
  status: 'in_progress' as const,
  failedCount: 0,
  finished: false,
  finishedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  author: 'Ana',
};

type Settled = Extract<NewLiveSearchEvent, { type: 'work.settled' }>;
const settled = (more: Partial<Settled>): Settled => ({
  type: 'work.settled',
  id: 'id-1',
  work: {
    kind: 'command',
    command: { type: 'createLiveSearch', input: { keyword: 'zapatillas andes', sites: ['MLA'] } },
  },
  failure: null,
  ...more,
});

export const newLiveSearchEvents: NewLiveSearchEvent[] = [
  { type: 'values.change', values: { keyword: 'zapatillas andes' } },
  { type: 'search.submit' },
  { type: 'form.close' },
  { type: 'form.gone' },
  settled({ value: createdLiveSearch }),
  settled({ failure: { code: 'DUPLICATE_LIVE_SEARCH' } }),
  settled({ failure: { code: 'OFFLINE' } }),
];
