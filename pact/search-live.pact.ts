import { describe } from 'vitest';
import { answers, refuses, type ProviderState } from './contract';
import {
  filterNarrowing,
  filterProfile,
  listing,
  liveSearch,
  noFilters,
  paging,
  wireFilterProfile,
  wireListing,
  wireLiveSearch,
} from './examples';

const key = 'operation-key';
const found = 'MLA1100000001';
const savedSearchStates: ProviderState[] = [
  ['a listing that says everything exists', { id: found }],
  ['a live search exists', { account: 'ana', id: '3001', keyword: 'zapatillas', siteId: 'MLA', finds: found }],
];
const filtered: ProviderState[] = [
  ...savedSearchStates,
  ['a live search has a filter', { account: 'ana', id: '3001', filterId: 'f1' }],
];
const wireFilters = {
  filterProfiles: [{ ...wireFilterProfile, id: { exactly: 'f1' } }],
  filterProfileId: { exactly: 'f1' },
};
const narrowed = { ...filterProfile, narrowing: filterNarrowing };
const tienda: ProviderState = ['a seller exists', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }];
const norte: ProviderState = ['a seller exists', { sellerId: '5002', siteId: 'MLA', nickname: 'TIENDA_NORTE' }];
const filters = { filterProfiles: [filterProfile], filterProfileId: 'f1' };

describe('one live search', () => {
  answers('liveSearch', 'GW-25 one live search with a page of its listings', {
    given: savedSearchStates,
    input: { id: '3001', size: 50, from: 0, sortBy: 'price', sortOrder: 'asc' },
    data: {
      liveSearch: {
        ...wireLiveSearch,
        ...noFilters,
        sortBy: { exactly: 'price' },
        order: { exactly: 'asc' },
        articles: { items: [{ ...wireListing, saleConditions: null }], paging },
      },
    },
    value: {
      ...liveSearch,
      ...noFilters,
      sortBy: 'price',
      order: 'asc',
      listings: { items: [{ ...listing, saleConditions: [] }], ...paging },
    },
  });

  answers('liveSearch', 'past the last of its listings', {
    given: savedSearchStates,
    input: { id: '3001', size: 50, from: 50 },
    data: {
      liveSearch: {
        ...wireLiveSearch,
        ...noFilters,
        articles: { items: [], paging: { total: { exactly: 1 }, offset: { exactly: 50 }, limit: { exactly: 50 } } },
      },
    },
    value: { ...liveSearch, ...noFilters, listings: { items: [], total: 1, offset: 50, limit: 50 } },
  });

  refuses('liveSearch', 'LIVE_SEARCH_NOT_FOUND', {
    input: { id: '1', size: 50, from: 0 },
    message: 'The live search does not exist',
  });

  answers('liveSearch', 'with the filter that holds, which leaves nothing', {
    given: filtered,
    input: { id: '3001', size: 50, from: 0 },
    data: {
      liveSearch: {
        ...wireLiveSearch,
        ...wireFilters,
        articles: { items: [], paging: { total: { exactly: 0 }, offset: 0, limit: 50 } },
      },
    },
    value: { ...liveSearch, ...filters, listings: { items: [], total: 0, offset: 0, limit: 50 } },
  });

  answers('updateLiveSearch', 'GW-60 a filter with prices in the profile currency, kept and chosen', {
    given: savedSearchStates,
    input: { id: '3001', filterProfiles: [filterProfile], filterProfileId: 'f1', operationKey: key },
    data: {
      updateLiveSearch: {
        ...wireLiveSearch,
        filterProfiles: [
          {
            ...wireFilterProfile,
            id: { exactly: 'f1' },
            priceMinConverted: { exactly: 14705.25 },
            priceMaxConverted: { exactly: 28710.25 },
            profileCurrency: { exactly: 'ARS' },
          },
        ],
        filterProfileId: { exactly: 'f1' },
      },
    },
    value: { ...liveSearch, ...filters },
  });

  answers('updateLiveSearch', 'no filter chosen any more', {
    given: filtered,
    input: { id: '3001', filterProfileId: null, operationKey: key },
    data: {
      updateLiveSearch: { ...wireLiveSearch, filterProfiles: wireFilters.filterProfiles, filterProfileId: null },
    },
    value: { ...liveSearch, ...filters, filterProfileId: null },
  });

  answers('updateLiveSearch', 'GW-60 another keyword is searched for anew', {
    given: savedSearchStates,
    input: { id: '3001', keyword: 'botas de montaña', operationKey: key },
    data: {
      updateLiveSearch: {
        ...wireLiveSearch,
        ...noFilters,
        keyword: { exactly: 'botas de montaña' },
        status: { exactly: 'in_progress' },
        finished: { exactly: false },
        finishedAt: null,
      },
    },
    value: {
      ...liveSearch,
      ...noFilters,
      keyword: 'botas de montaña',
      status: 'in_progress',
      finished: false,
      finishedAt: null,
    },
  });

  answers('updateLiveSearch', 'GW-60 with the words and the sellers of the extension', {
    given: [...savedSearchStates, tienda, norte],
    input: { id: '3001', filterProfiles: [narrowed], filterProfileId: 'f1', operationKey: key },
    data: {
      updateLiveSearch: {
        ...wireLiveSearch,
        filterProfiles: [{ ...wireFilterProfile, ...filterNarrowing, id: { exactly: 'f1' } }],
        filterProfileId: { exactly: 'f1' },
      },
    },
    value: { ...liveSearch, filterProfiles: [narrowed], filterProfileId: 'f1' },
  });

  refuses('updateLiveSearch', 'SELLER_NOT_FOUND', {
    given: [...savedSearchStates, tienda],
    input: {
      id: '3001',
      filterProfiles: [{ ...filterProfile, narrowing: { ...filterNarrowing, sellers: ['NADIE'] } }],
      operationKey: key,
    },
    message: 'User not found.',
  });

  answers('liveSearchNarrowing', 'the categories of what was found, and what its filters narrow by', {
    given: filtered,
    input: { id: '3001' },
    data: {
      liveSearch: {
        categories: [{ id: 'FOOTWEAR', name: 'Calzado', count: { exactly: 1 } }],
        filterProfiles: [{ id: { exactly: 'f1' }, ...filterNarrowing }],
      },
    },
    value: {
      categories: [{ id: 'FOOTWEAR', name: 'Calzado', count: 1 }],
      filters: [{ id: 'f1', narrowing: filterNarrowing }],
    },
  });

  refuses('liveSearchNarrowing', 'LIVE_SEARCH_NOT_FOUND', {
    field: 'liveSearch',
    input: { id: '1' },
    message: 'The live search does not exist',
  });

  refuses('updateLiveSearch', 'LIVE_SEARCH_NOT_FOUND', {
    input: { id: '1', keyword: 'botas', operationKey: key },
    message: 'The live search does not exist',
  });

  refuses('updateLiveSearch', 'KEYWORD_REQUIRED', {
    given: savedSearchStates,
    input: { id: '3001', keyword: '  ', operationKey: key },
    message: 'A keyword is required',
  });

  refuses('updateLiveSearch', 'DUPLICATE_LIVE_SEARCH', {
    given: [
      ...savedSearchStates,
      ['another live search exists', { account: 'ana', id: '3002', like: '3001', keyword: 'botas' }],
    ],
    input: { id: '3001', keyword: 'botas', operationKey: key },
    message: 'The live search already exists',
  });

  refuses('updateLiveSearch', 'INVALID_INPUT', {
    given: savedSearchStates,
    input: { id: '3001', filterProfiles: [{ ...filterProfile, priceMin: 30, priceMax: 20 }], operationKey: key },
    message: 'The price from is above the price to',
  });

  answers('filterProfileSellers', 'GW-36 the first eight sellers of a site', {
    given: [tienda],
    input: { size: 8, from: 0, siteId: 'MLA' },
    data: {
      filterProfileSellers: {
        sellers: [{ id: { like: '5001' }, siteId: 'MLA', nickname: { like: 'TIENDA_SUR' } }],
        paging: { total: 1, offset: { exactly: 0 }, limit: { exactly: 8 } },
      },
    },
    value: { items: [{ id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }], total: 1, offset: 0, limit: 8 },
  });

  answers('filterProfileSellers', 'past the last of them', {
    given: [tienda],
    input: { size: 9, from: 1_000_000, siteId: 'MLA' },
    data: {
      filterProfileSellers: {
        sellers: [],
        paging: { total: 1, offset: { exactly: 1_000_000 }, limit: { exactly: 9 } },
      },
    },
    value: { items: [], total: 1, offset: 1_000_000, limit: 9 },
  });
});
