import { describe } from 'vitest';
import { answers, refuses, type ProviderState } from './contract';
import { filterProfile, liveSearch, paging, wireLiveSearch } from './examples';

const key = 'operation-key';
const found = 'MLA1100000001';
const savedSearchStates: ProviderState[] = [
  ['a listing that says everything exists', { id: found }],
  ['a live search exists', { account: 'ana', id: '3001', keyword: 'zapatillas', siteId: 'MLA', finds: found }],
];
const seller: ProviderState = ['a seller exists', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }];

describe('search', () => {
  answers('liveSearches', 'GW-26 GW-07 the live searches, with paging', {
    given: savedSearchStates,
    input: undefined,
    data: { liveSearches: { liveSearches: [wireLiveSearch], paging } },
    value: { items: [liveSearch], ...paging },
  });

  answers('liveSearches', 'none at all', {
    input: undefined,
    data: { liveSearches: { liveSearches: [], paging: { total: { exactly: 0 }, offset: 0, limit: 0 } } },
    value: { items: [], total: 0, offset: 0, limit: 0 },
  });

  const words = { requiredWords: ['urbanas'], avoidedWords: ['usadas'], sellers: ['5001'] };
  const searchMade = {
    data: {
      createLiveSearch: {
        ...wireLiveSearch,
        status: { exactly: 'in_progress' },
        finished: { exactly: false },
        finishedAt: null,
      },
    },
    value: { ...liveSearch, status: 'in_progress' as const, finished: false, finishedAt: null },
  };
  answers('createLiveSearch', 'GW-59 a new live search, in process', {
    given: [seller],
    input: { keyword: 'zapatillas', sites: ['MLA'], ...words, filterProfiles: [filterProfile], operationKey: key },
    ...searchMade,
  });

  answers('createLiveSearch', 'an operation key that was sent before makes no second one', {
    given: [seller, ['the same call was sent before', {}]],
    input: { keyword: 'zapatillas', sites: ['MLA'], ...words, operationKey: key },
    ...searchMade,
  });

  refuses('createLiveSearch', 'KEYWORD_REQUIRED', {
    input: { keyword: '  ', sites: ['MLA'], operationKey: key },
    message: 'A keyword is required',
  });

  refuses('createLiveSearch', 'SITE_REQUIRED', {
    input: { keyword: 'zapatillas', sites: [], operationKey: key },
    message: 'At least one site is required',
  });

  refuses('createLiveSearch', 'DUPLICATE_LIVE_SEARCH', {
    given: [...savedSearchStates, seller],
    input: { keyword: 'zapatillas', sites: ['MLA'], ...words, operationKey: key },
    message: 'The live search already exists',
  });

  refuses('createLiveSearch', 'SELLER_NOT_FOUND', {
    given: [['no seller has the id', { sellerId: '1', siteId: 'MLA' }]],
    input: { keyword: 'zapatillas', sites: ['MLA'], sellers: ['1'], operationKey: key },
    message: 'User not found.',
  });

  answers('deleteLiveSearch', 'GW-61 a live search deleted', {
    given: savedSearchStates,
    input: { id: '3001', operationKey: key },
    data: { deleteLiveSearch: { id: { exactly: '3001' } } },
    value: { id: '3001' },
  });

  refuses('deleteLiveSearch', 'LIVE_SEARCH_NOT_FOUND', {
    input: { id: '1', operationKey: key },
    message: 'The live search does not exist',
  });

  answers('getSellerID', 'GW-37 the id of a seller by nickname', {
    given: [seller],
    input: { nickName: 'TIENDA_SUR', siteId: 'MLA' },
    data: { getSellerID: { sellerId: { exactly: '5001' } } },
    value: { sellerId: '5001' },
  });

  refuses('getSellerID', 'SELLER_NOT_FOUND', {
    given: [['no seller exists', { nickname: 'NADIE', siteId: 'MLA' }]],
    input: { nickName: 'NADIE', siteId: 'MLA' },
    message: 'User not found.',
  });
});
