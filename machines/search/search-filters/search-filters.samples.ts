import type { FilterProfile, LiveSearchFilters, SearchNarrowing } from '../../../contracts/shapes';
import { filterValues } from '../../domain/filter-profile';
import { noNarrowing } from '../../domain/filter-tags';
import { finished } from '../../simulator/cover';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { searchFiltersMachine } from './search-filters.machine';
import type { SearchFiltersContext, SearchFiltersEvent, FilterableSearch } from './search-filters.types';

export function sampleFilter(more: Partial<FilterProfile> = {}): FilterProfile {
  return {
    id: 'f1',
    name: 'Baratas',
    sites: [],
    priceMin: 10,
    priceMax: 20,
    priceMinConverted: 10,
    priceMaxConverted: 20,
    profileCurrency: 'ARS',
    categoryId: null,
    sellerNickname: null,
    articleCondition: 'new',
    brand: null,
    model: null,
    attributes: [],
    dateFrom: null,
    dateTo: null,
    stockOffered: null,
    stockSold: null,
    indexed: false,
    narrowing: null,
    ...more,
  };
}

/** What a search with the two filters can be narrowed by. */
export const sampleNarrowing: SearchNarrowing = {
  categories: [
    { id: 'BAGS', name: 'Bolsos', count: 31 },
    { id: 'FOOTWEAR', name: 'Calzado', count: 11 },
  ],
  filters: [{ id: 'f1', narrowing: { ...noNarrowing, requiredWords: ['original'], blacklistedSellers: ['TIENDA_3'] } }],
};

const place = { sort: null, order: 'asc', size: 50 } as const;
export function sampleFilterableSearch(more: Partial<FilterableSearch> = {}): FilterableSearch {
  return {
    keyword: 'bolso andes',
    sites: ['MLA'],
    filterProfiles: [sampleFilter(), sampleFilter({ id: 'f2', name: 'Usadas', articleCondition: 'used' })],
    filterProfileId: null,
    place,
    wanted: null,
    ...more,
  };
}

/** The answer to a change of them. */
export const sampleSavedFilters = (more: Partial<LiveSearchFilters & { keyword: string }> = {}) => ({
  ...sampleSearch({ keyword: 'bolso andes' }),
  filterProfiles: sampleFilterableSearch().filterProfiles,
  filterProfileId: null,
  ...more,
});

const values = { ...filterValues(null, { sites: ['MLA'], place }), name: 'Nuevas' };
const changeFinished = (id: string) => finished(id, { ok: true, value: sampleSavedFilters({ filterProfileId: 'f1' }) });
const refused = (id: string, code: string) => finished(id, { ok: false, failure: { code } });

const sentEvents: SearchFiltersEvent[] = [
  { type: 'search.told', search: sampleFilterableSearch() },
  { type: 'search.told', search: sampleFilterableSearch({ wanted: 'f2' }) },
  { type: 'filter.choose', id: 'f1' },
  { type: 'filter.choose', id: null },
  { type: 'filter.edit', id: null },
  { type: 'filter.edit', id: 'f1' },
  { type: 'filter.remove' },
  { type: 'draft.keep', values },
  { type: 'form.submit', values: { ...values, name: '' } },
  { type: 'form.submit', values },
  { type: 'keyword.edit' },
  { type: 'keyword.submit', keyword: ' ' },
  { type: 'keyword.submit', keyword: 'bolso andes' },
  { type: 'keyword.submit', keyword: 'botas' },
  { type: 'form.close' },
  { type: 'form.gone' },
];

export const searchFiltersSamples: MachineSamples<typeof searchFiltersMachine> = {
  lives: [
    { name: 'a search with two filters', input: { id: 'ls-1' }, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    finished('liveSearchNarrowing', { ok: true, value: sampleNarrowing }),
    refused('liveSearchNarrowing', 'UNKNOWN_FIELD'),
    refused('liveSearchNarrowing', 'OFFLINE'),
    finished('narrowingFirst', { ok: true, value: sampleNarrowing }),
    refused('narrowingFirst', 'UNKNOWN_FIELD'),
    refused('narrowingFirst', 'OFFLINE'),
    changeFinished('updateLiveSearch'),
    refused('updateLiveSearch', 'OFFLINE'),
    refused('updateLiveSearch', 'ABORTED'),
    refused('goFilteredBy', 'ABORTED'),
    refused('keepKeyword', 'ABORTED'),
    changeFinished('goFilteredBy'),
    refused('goFilteredBy', 'INVALID_INPUT'),
    refused('goFilteredBy', 'SELLER_NOT_FOUND'),
    changeFinished('keepKeyword'),
    refused('keepKeyword', 'DUPLICATE_LIVE_SEARCH'),
    refused('keepKeyword', 'OFFLINE'),
    ...sentEvents,
  ],
  serialize: ({ value, context }) => {
    const { chosen, editing, filters, failure, tried, narrows } = context as SearchFiltersContext;
    return JSON.stringify([value, chosen, editing, filters.length, failure, tried, narrows]);
  },
  never: {
    'it keeps a filter without a name': ({ value, context }) =>
      JSON.stringify(value) === '{"editing":"saving"}' &&
      ((context as SearchFiltersContext).change.filterProfiles ?? []).some(({ name }) => !name),
  },
};

export const searchFiltersDescriptions = {
  states: {
    closed: 'No form; the filter that holds can be changed.',
    'closed.idle': 'Nothing is asked.',
    'closed.learning': 'The gateway is asked what the filter that holds narrows by, beyond what every gateway knows.',
    opening: 'A form is to open: what was found can be narrowed by is asked for first.',
    applying: 'The outbox lets another filter hold, or none.',
    editing: 'The form of one filter is open.',
    'editing.typing': 'A person types; what is typed is kept as a draft.',
    'editing.saving': 'The outbox keeps the filter and lets it hold; the form can not be closed.',
    leaving: 'The form is on its way out, so that the view can animate.',
    naming: 'The keyword is being changed.',
    'naming.typing': 'A person types another keyword.',
    'naming.saving': 'The outbox changes the keyword; the search begins anew.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    wantsAnother: 'the address asks for another filter than the one that holds',
    isAnother: 'another filter is chosen than the one that holds',
    isFaulty: 'a field lacks something, or two contradict each other',
    isUnlearned: 'a filter holds, and it is not known what it narrows by',
    knowsNothing: 'the gateway knows no categories, words or sellers of a filter',
    isUnknownSeller: 'a nickname of the filter is nobody’s',
    isKept: 'the filter was kept before',
    isNoKeyword: 'nothing can be searched for with that keyword',
    isSameKeyword: 'the keyword is the same',
    isDuplicate: 'there is a search with that keyword and these countries already',
    succeeded: 'the gateway kept it',
  },
};
