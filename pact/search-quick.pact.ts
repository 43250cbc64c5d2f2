import { describe } from 'vitest';
import { answers, answersCall, answersWithError, refuses, refusesInBody, type ProviderState } from './contract';
import { listing, liveSearch, paging, wireListing, wireLiveSearch } from './examples';

const key = 'operation-key';
const id = 'MLA1100000001';
const sold: ProviderState = [
  'a seller sells a listing',
  { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR', listingId: id },
];
const noSellerState: ProviderState = ['no seller exists', { nickname: 'NADIE', siteId: 'MLA' }];
const asListed = { ...wireListing, id: { exactly: id }, saleConditions: null };

describe('quick search', () => {
  answers('search', 'GW-19 the listings of a seller that a keyword finds, with paging', {
    given: [sold],
    input: { keyword: 'zapatillas', source: 'quick_search', sellerId: '5001', status: 'active', sites: ['MLA'] },
    data: { search: { results: [asListed], paging } },
    value: { items: [{ ...listing, saleConditions: [] }], ...paging },
  });

  answers('search', 'a listing by its id', {
    given: [sold],
    input: { keyword: id },
    data: { search: { results: [asListed], paging } },
    value: { items: [{ ...listing, saleConditions: [] }], ...paging },
  });

  answers('search', 'nothing found', {
    given: [sold],
    input: { sellerId: '5001', status: 'closed', sites: ['MLA'] },
    data: { search: { results: [], paging: { total: { exactly: 0 }, offset: 0, limit: 50 } } },
    value: { items: [], total: 0, offset: 0, limit: 50 },
  });

  answersWithError('search', 'a listing by its id, and an error beside it', {
    given: [sold, ['an error comes beside the data', { operation: 'search' }]],
    input: { keyword: id },
    data: { search: { results: [asListed], paging } },
    value: { items: [{ ...listing, saleConditions: [] }], ...paging },
  });

  refuses('search', 'KEYWORD_REQUIRED', { input: { keyword: '  ', sites: ['MLA'] }, message: 'A keyword is required' });

  refuses('search', 'SELLER_NOT_FOUND', {
    given: [['no seller has the id', { sellerId: '1', siteId: 'MLA' }]],
    input: { sellerId: '1', sites: ['MLA'] },
    message: 'User not found.',
  });

  answers('createSellersLiveSearch', 'GW-62 a live search of what a seller sells for a keyword', {
    given: [sold],
    input: { sellers: ['5001'], keyword: 'zapatillas', operationKey: key },
    data: {
      createSellersLiveSearch: {
        ...wireLiveSearch,
        requiredWords: [],
        avoidedWords: [],
        sellers: [{ id: { exactly: '5001' }, nickname: { exactly: 'TIENDA_SUR' } }],
        status: { exactly: 'in_progress' },
        finished: { exactly: false },
        finishedAt: null,
      },
    },
    value: {
      ...liveSearch,
      requiredWords: [],
      avoidedWords: [],
      status: 'in_progress',
      finished: false,
      finishedAt: null,
    },
  });

  refuses('createSellersLiveSearch', 'DUPLICATE_LIVE_SEARCH', {
    given: [sold, ['a live search of a seller exists', { account: 'ana', sellerId: '5001', keyword: 'zapatillas' }]],
    input: { sellers: ['5001'], keyword: 'zapatillas', operationKey: key },
    message: 'The live search already exists',
  });

  refuses('createSellersLiveSearch', 'SELLER_NOT_FOUND', {
    given: [['no seller has the id', { sellerId: '1', siteId: 'MLA' }]],
    input: { sellers: ['1'], operationKey: key },
    message: 'User not found.',
  });
});

describe("the marketplace's public search", () => {
  answersCall('sellerSearch', 'GW-93 a seller of the site by nickname', {
    given: [['a seller exists', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }]],
    input: { siteId: 'MLA', nickname: 'TIENDA_SUR' },
    asks: 'GET /marketplace/sites/MLA/search?nickname=TIENDA_SUR',
    body: { seller: { id: { exactly: '5001' }, nickname: { exactly: 'TIENDA_SUR' } } },
    value: { sellerId: '5001', nickname: 'TIENDA_SUR' },
  });

  refusesInBody('sellerSearch', 'SELLER_NOT_FOUND', {
    given: [noSellerState],
    input: { siteId: 'MLA', nickname: 'NADIE' },
    body: { seller: null },
  });
});
