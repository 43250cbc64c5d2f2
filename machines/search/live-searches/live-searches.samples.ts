import type { LiveSearchSite, LiveSearchSummary, Page } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { openSearch, sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { type NewLiveSearchOutput, newLiveSearchMachine } from '../new-live-search/new-live-search.machine';
import { actorOf, snapshotEvent } from '../../simulator/snapshot-event';
import { listEvents } from '../../shared/list/list.samples';
import { liveSearchesMachine, type LiveSearchesEvent, type LiveSearchesInput } from './live-searches.machine';
import { quickSearchMachine } from '../quick-search/quick-search.machine';

export const liveSearchesInput: LiveSearchesInput = inputAt('liveSearches', {});

export const liveSearchesSystemActors = sampleSystemActors();

export function pageOfSearches(items: LiveSearchSummary[]): Page<LiveSearchSummary> {
  return { items, total: items.length, offset: 0, limit: items.length };
}

const site = (id: string, count: number): LiveSearchSite => ({ id, count, active: true, filtered: 0, country: null });
const done = sampleSearch({ requiredWords: ['original'], sites: [site('MLA', 12), site('MLB', 3)] });
const closed = (output: NewLiveSearchOutput) => finished('newLiveSearch', output);

const sentEvents: LiveSearchesEvent[] = [
  { type: 'quickSearch.reopen' },
  { type: 'search.create' },
  { type: 'search.create', keyword: 'bolso', siteId: 'MLB' },
  { type: 'search.made', search: openSearch({ id: 'ls-3' }) },
  ...listEvents,
  { type: 'filter.type', text: 'andes' },
  searchAt('liveSearches'),
  { type: 'pointer.leave' },
  { type: 'deletion.ask', id: 'ls-1' },
  { type: 'deletion.confirm' },
  { type: 'deletion.cancel' },
];

export const liveSearchesSamples: MachineSamples<typeof liveSearchesMachine> = {
  lives: [
    { name: 'the list is opened', input: liveSearchesInput, systemActors: liveSearchesSystemActors, now: sampleNow },
  ],
  events: [
    finished('loadQuickSearch', quickSearchMachine),
    { type: 'xstate.error.actor.loadQuickSearch', actorId: 'loadQuickSearch', error: new Error('No network.') },
    finished('loadNewLiveSearch', newLiveSearchMachine),
    { type: 'xstate.error.actor.loadNewLiveSearch', actorId: 'loadNewLiveSearch', error: new Error('No network.') },
    answered('liveSearches', pageOfSearches([done])),
    answered('liveSearches', pageOfSearches([openSearch()])),
    refused('liveSearches', 'OFFLINE'),
    snapshotEvent('list', actorOf(liveSearchesMachine, 'list'), {
      input: liveSearchesInput,
      steps: [answered('liveSearches', pageOfSearches([done]))],
    }),
    closed({ created: openSearch({ id: 'ls-2' }) }),
    closed({ created: null }),
    finished('deletion.ls-1', { ok: true, value: { id: 'ls-1' } }),
    finished('deletion.ls-1', { ok: false, failure: { code: 'OFFLINE' } }),
    {
      type: 'deletions.seen',
      deletions: [
        {
          id: 'ls-1',
          jobId: 'job-1',
          command: 'deleteLiveSearch',
          phase: 'unknown',
          goesAt: null,
          elsewhere: false,
          delay: { reason: 'unanswered', failure: { code: 'SERVER_ERROR' }, choices: [] },
        },
      ],
    },
    ...sentEvents,
  ],
  offers: (snapshot, { type }) =>
    (!type.includes('loadQuickSearch') || snapshot.matches({ quickSearch: 'fetching' })) &&
    (!type.includes('loadNewLiveSearch') || snapshot.matches({ creation: 'fetching' })),
  never: {
    'a deletion is asked about nothing': (snapshot) =>
      snapshot.matches({ deletion: 'asking' }) && snapshot.context.asked === null,
    'the same search stands twice': ({ context }) =>
      new Set(context.list.rows.map((search: LiveSearchSummary) => search.id)).size !== context.list.rows.length,
  },
};

export const liveSearchesDescriptions = {
  states: {
    quickSearch: 'The quick search at the head of the list.',
    'quickSearch.fetching': 'Its code is fetched, after the list has been painted.',
    'quickSearch.lacking': 'It did not come; a new page is offered.',
    'quickSearch.here': 'The quick search lives.',
    creation: 'The form for a new search.',
    'creation.closed': 'No form.',
    'creation.fetching': 'Its code comes.',
    'creation.open': 'The form lives.',
    deletion: 'Deleting a search.',
    'deletion.quiet': 'Nothing is asked.',
    'deletion.asking': 'A person is asked once, with the consequence.',
  },
  guards: {
    created: 'the form created a search',
  },
};
