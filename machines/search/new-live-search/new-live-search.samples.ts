import type { LiveSearchValues } from '../../domain/live-search';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { openSearch } from '../../rehearsal/sample-search';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { newLiveSearchMachine } from './new-live-search.machine';
import type { NewLiveSearchEvent, NewLiveSearchInput } from './new-live-search.types';

export const newLiveSearchInput: NewLiveSearchInput = { siteId: 'MLA', draft: null };

export const createdLiveSearch = openSearch({ id: 'ls-9' });

const typed: LiveSearchValues = {
  keyword: 'zapatillas andes',
  sites: ['MLA'],
  requiredWords: 'original',
  avoidedWords: 'usado, roto',
};
const said: NewLiveSearchEvent[] = [
  { type: 'draft.keep', values: typed },
  { type: 'form.submit', values: { ...typed, keyword: '' } },
  { type: 'form.submit', values: typed },
  { type: 'form.close' },
  { type: 'form.gone' },
];

const seats = sampleSeats();
const kept: NewLiveSearchInput = {
  siteId: 'MLA',
  draft: { keyword: 'bolso andes', sites: ['MLA', 'MLB'], requiredWords: '', avoidedWords: 'usado' },
};

export const newLiveSearchSamples: MachineSamples<typeof newLiveSearchMachine> = {
  lives: [
    { name: 'an empty form', input: newLiveSearchInput, seats, now: sampleNow },
    { name: 'one that was begun before', input: kept, seats, now: sampleNow },
  ],
  events: [
    ...said,
    answered('createLiveSearch', createdLiveSearch),
    refused('createLiveSearch', 'DUPLICATE_LIVE_SEARCH'),
    refused('createLiveSearch', 'OFFLINE'),
    refused('createLiveSearch', 'ABORTED'),
  ],
  never: {
    'it submits without a keyword': ({ value, context }) =>
      value === 'submitting' && context.values.keyword.trim() === '',
  },
};
