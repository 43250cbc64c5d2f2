import { operation } from '../client/operation';
import { FilterProfileSellersDocument, LiveSearchDocument, UpdateLiveSearchDocument } from '../generated/live-search';
import { liveSearchSorts } from '../vocabulary/listings';
import { filtersOf, wireFilter } from './shape/filter-profile';
import { listing } from './shape/listing';
import { liveSearchSummary } from './shape/live-search';
import { needed, pageOf, present, upper } from './shape/values';

export const liveSearch = operation({
  name: 'liveSearch',
  document: LiveSearchDocument,
  send: ({ id, size, from, sortBy, sortOrder }) => ({
    id,
    articles_size: size,
    from,
    sort_by: liveSearchSorts.find((sort) => sort === sortBy),
    sort_order: sortOrder,
  }),
  answer: (data) => {
    const wire = needed(data.liveSearch, 'live search');
    return {
      ...liveSearchSummary(wire),
      ...filtersOf(wire),
      listings: pageOf(present(wire.articles?.items).map(listing), wire.articles?.paging),
    };
  },
  refusals: ['LIVE_SEARCH_NOT_FOUND'],
});

export const updateLiveSearch = operation({
  name: 'updateLiveSearch',
  document: UpdateLiveSearchDocument,
  send: ({ id, keyword, filterProfiles, filterProfileId }) => ({
    id,
    keyword,
    filterProfiles: filterProfiles?.map(wireFilter),
    filterProfileId: filterProfileId === null ? '' : filterProfileId,
  }),
  answer: (data) => {
    const wire = needed(data.updateLiveSearch, 'live search');
    return { ...liveSearchSummary(wire), ...filtersOf(wire) };
  },
  refusals: ['LIVE_SEARCH_NOT_FOUND', 'KEYWORD_REQUIRED', 'DUPLICATE_LIVE_SEARCH', 'INVALID_INPUT'],
});

export const filterProfileSellers = operation({
  name: 'filterProfileSellers',
  document: FilterProfileSellersDocument,
  send: ({ size, from, siteId }) => ({ size, from, siteId: siteId && upper(siteId) }),
  answer: ({ filterProfileSellers: wire }) =>
    pageOf(
      present(wire?.sellers).map(({ id, siteId, nickname }) => ({
        id,
        siteId: siteId && upper(siteId),
        nickname: nickname ?? id,
      })),
      wire?.paging,
    ),
  refusals: [],
});
