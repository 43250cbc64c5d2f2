import { operation } from '../client/operation';
import {
  CreateLiveSearchDocument,
  DeleteLiveSearchDocument,
  GetSellerIDDocument,
  LiveSearchesDocument,
} from '../generated/search';
import { wireFilter } from './shape/filter-profile';
import { liveSearchSummary } from './shape/live-search';
import { needed, pageOf, present, upper } from './shape/values';

export const liveSearches = operation({
  name: 'liveSearches',
  document: LiveSearchesDocument,
  send: () => ({}),
  answer: ({ liveSearches: wire }) => pageOf(present(wire?.liveSearches).map(liveSearchSummary), wire?.paging),
  refusals: [],
});

export const createLiveSearch = operation({
  name: 'createLiveSearch',
  document: CreateLiveSearchDocument,
  send: ({ keyword, sites, requiredWords, avoidedWords, sellers, filterProfiles }) => ({
    liveSearch: {
      keyword,
      sites: sites.map(upper),
      requiredWords,
      avoidedWords,
      sellers,
      filterProfiles: filterProfiles?.map(wireFilter),
    },
  }),
  answer: (data) => liveSearchSummary(needed(data.createLiveSearch, 'live search')),
  refusals: ['KEYWORD_REQUIRED', 'SITE_REQUIRED', 'DUPLICATE_LIVE_SEARCH', 'SELLER_NOT_FOUND'],
});

export const deleteLiveSearch = operation({
  name: 'deleteLiveSearch',
  document: DeleteLiveSearchDocument,
  send: ({ id }) => ({ id }),
  answer: (data) => ({ id: needed(data.deleteLiveSearch, 'live search').id }),
  refusals: ['LIVE_SEARCH_NOT_FOUND'],
});

export const getSellerID = operation({
  name: 'getSellerID',
  document: GetSellerIDDocument,
  send: ({ nickName, siteId }) => ({ nickName, siteId: upper(siteId) }),
  answer: (data) => ({ sellerId: needed(data.getSellerID?.sellerId, 'seller id') }),
  refusals: ['SELLER_NOT_FOUND'],
});
