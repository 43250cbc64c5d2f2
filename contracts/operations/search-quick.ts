import { httpCall, operation, RefusedAnswer } from '../client/operation';
import { CreateSellersLiveSearchDocument, SearchDocument } from '../generated/search-quick';
import { toListing } from './shape/listing';
import { toLiveSearchSummary } from './shape/live-search';
import { requireValue, toPage, uniqueRows, toUpper } from './shape/values';

export const search = operation({
  name: 'search',
  document: SearchDocument,
  send: ({ sites, ...asked }) => ({ ...asked, sites: sites?.map(toUpper) }),
  answer: ({ search: wire }) => toPage(uniqueRows(wire?.results).map(toListing), wire?.paging),
  refusals: ['KEYWORD_REQUIRED', 'SELLER_NOT_FOUND'],
});

export const createSellersLiveSearch = operation({
  name: 'createSellersLiveSearch',
  document: CreateSellersLiveSearchDocument,
  send: ({ sellers, keyword }) => ({ sellers, keyword }),
  answer: (data) => toLiveSearchSummary(requireValue(data.createSellersLiveSearch, 'live search')),
  refusals: ['SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'],
});

export const sellerSearch = httpCall({
  name: 'sellerSearch',
  base: 'marketplace',
  path: ({ siteId, nickname }) =>
    `sites/${encodeURIComponent(toUpper(siteId))}/search?nickname=${encodeURIComponent(nickname)}`,
  session: 'never',
  answer: ({ seller }: { seller?: { id?: string | number | null; nickname?: string | null } | null }, { nickname }) => {
    if (!seller?.id) throw new RefusedAnswer('SELLER_NOT_FOUND', 'User not found.');
    return { sellerId: String(seller.id), nickname: seller.nickname ?? nickname };
  },
  refusals: ['SELLER_NOT_FOUND'],
});
