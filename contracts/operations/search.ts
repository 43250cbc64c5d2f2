import { operation } from '../client/operation';
import {
  CreateLiveSearchDocument,
  DeleteLiveSearchDocument,
  GetSellerIDDocument,
  LiveSearchesDocument,
} from '../generated/search';
import { toWireFilter } from './shape/filter-profile';
import { toLiveSearchSummary } from './shape/live-search';
import { requireValue, toPage, uniqueRows, toUpper } from './shape/values';

export const liveSearches = operation({
  name: 'liveSearches',
  document: LiveSearchesDocument,
  send: () => ({}),
  answer: ({ liveSearches: wire }) => toPage(uniqueRows(wire?.liveSearches).map(toLiveSearchSummary), wire?.paging),
  refusals: [],
});

export const createLiveSearch = operation({
  name: 'createLiveSearch',
  document: CreateLiveSearchDocument,
  send: ({ keyword, sites, requiredWords, avoidedWords, sellers, filterProfiles }) => ({
    liveSearch: {
      keyword,
      sites: sites.map(toUpper),
      requiredWords,
      avoidedWords,
      sellers,
      filterProfiles: filterProfiles?.map(toWireFilter),
    },
  }),
  answer: (data) => toLiveSearchSummary(requireValue(data.createLiveSearch, 'live search')),
  refusals: ['KEYWORD_REQUIRED', 'SITE_REQUIRED', 'DUPLICATE_LIVE_SEARCH', 'SELLER_NOT_FOUND'],
});

export const deleteLiveSearch = operation({
  name: 'deleteLiveSearch',
  document: DeleteLiveSearchDocument,
  send: ({ id }) => ({ id }),
  answer: (data) => ({ id: requireValue(data.deleteLiveSearch, 'live search').id }),
  refusals: ['LIVE_SEARCH_NOT_FOUND'],
});

export const getSellerID = operation({
  name: 'getSellerID',
  document: GetSellerIDDocument,
  send: ({ nickName, siteId }) => ({ nickName, siteId: toUpper(siteId) }),
  answer: (data) => ({ sellerId: requireValue(data.getSellerID?.sellerId, 'seller id') }),
  refusals: ['SELLER_NOT_FOUND'],
});
