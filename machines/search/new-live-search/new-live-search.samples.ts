import type { LiveSearchValues } from '../../domain/live-search';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { openSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { newLiveSearchMachine, NewLiveSearchEvent, NewLiveSearchInput } from './new-live-search.machine';

export const newLiveSearchInput: NewLiveSearchInput = { siteId: 'MLA', draft: null };

export const createdLiveSearch = openSearch({ id: 'ls-9' });

const typed: LiveSearchValues = {
  keyword: 'zapatillas andes',
  sites: ['MLA'],
  requiredWords: 'original',
  avoidedWords: 'usado, roto',
};
const sentEvents: NewLiveSearchEvent[] = [
  { type: 'draft.keep', values: typed },
  { type: 'form.submit', values: { ...typed, keyword: '' } },
  { type: 'form.submit', values: typed },
  { type: 'form.close' },
  { type: 'form.gone' },
];

const systemActors = sampleSystemActors();
const inputWithDraft: NewLiveSearchInput = {
  siteId: 'MLA',
  draft: { keyword: 'bolso andes', sites: ['MLA', 'MLB'], requiredWords: '', avoidedWords: 'usado' },
};

export const newLiveSearchSamples: MachineSamples<typeof newLiveSearchMachine> = {
  lives: [
    { name: 'an empty form', input: newLiveSearchInput, systemActors, now: sampleNow },
    { name: 'one that was begun before', input: inputWithDraft, systemActors, now: sampleNow },
  ],
  events: [
    ...sentEvents,
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

export const newLiveSearchDescriptions = {
  states: {
    editing: 'A person types the keyword and ticks countries; what is typed is kept as a draft.',
    submitting: 'The outbox creates the search; the form can not be closed.',
    leaving: 'The form is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'the keyword or the countries are missing',
    succeeded: 'the search was created',
    isDuplicate: 'a search with this keyword and these countries exists',
  },
};
