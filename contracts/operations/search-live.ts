import { operation } from '../client/operation';
import {
  FilterProfileSellersDocument,
  LiveSearchDocument,
  LiveSearchNarrowingDocument,
  UpdateLiveSearchDocument,
  UpdateLiveSearchExtendedDocument,
} from '../generated/search-live';
import type { Gateway } from '../ports';
import { liveSearchSorts } from '../vocabulary/listings';
import { filtersOf, isNarrowed, narrowingOf, toWireFilter } from './shape/filter-profile';
import { toListing } from './shape/listing';
import { toLiveSearchSummary } from './shape/live-search';
import { requireValue, toPage, uniqueRows, toUpper } from './shape/values';

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
    const wire = requireValue(data.liveSearch, 'live search');
    return {
      ...toLiveSearchSummary(wire),
      ...filtersOf(wire),
      listings: toPage(uniqueRows(wire.articles?.items).map(toListing), wire.articles?.paging),
    };
  },
  refusals: ['LIVE_SEARCH_NOT_FOUND'],
});

const change = ({ id, keyword, filterProfiles, filterProfileId }: Parameters<Gateway['updateLiveSearch']>[0]) => ({
  id,
  keyword,
  filterProfiles: filterProfiles?.map(toWireFilter),
  filterProfileId: filterProfileId === null ? '' : filterProfileId,
});

export const updateLiveSearch = operation({
  name: 'updateLiveSearch',
  document: UpdateLiveSearchDocument,
  send: change,
  extension: {
    used: ({ filterProfiles }) => filterProfiles?.some(isNarrowed) ?? false,
    document: UpdateLiveSearchExtendedDocument,
    send: change,
  },
  answer: (data, { filterProfiles }) => {
    const wire = requireValue(data.updateLiveSearch, 'live search');
    return { ...toLiveSearchSummary(wire), ...filtersOf(wire, filterProfiles) };
  },
  refusals: ['LIVE_SEARCH_NOT_FOUND', 'KEYWORD_REQUIRED', 'DUPLICATE_LIVE_SEARCH', 'INVALID_INPUT', 'SELLER_NOT_FOUND'],
});

export const liveSearchNarrowing = operation({
  name: 'liveSearchNarrowing',
  document: LiveSearchNarrowingDocument,
  send: ({ id }) => ({ id }),
  answer: (data) => {
    const wire = requireValue(data.liveSearch, 'live search');
    return {
      categories: uniqueRows(wire.categories).map(({ id, name, count }) => ({
        id,
        name: name ?? id,
        count: count ?? 0,
      })),
      filters: uniqueRows(wire.filterProfiles).map((filter) => ({ id: filter.id, narrowing: narrowingOf(filter) })),
    };
  },
  refusals: ['LIVE_SEARCH_NOT_FOUND'],
  optional: true,
});

export const filterProfileSellers = operation({
  name: 'filterProfileSellers',
  document: FilterProfileSellersDocument,
  send: ({ size, from, siteId }) => ({ size, from, siteId: siteId && toUpper(siteId) }),
  answer: ({ filterProfileSellers: wire }) =>
    toPage(
      uniqueRows(wire?.sellers).map(({ id, siteId, nickname }) => ({
        id,
        siteId: siteId && toUpper(siteId),
        nickname: nickname ?? id,
      })),
      wire?.paging,
    ),
  refusals: [],
});
