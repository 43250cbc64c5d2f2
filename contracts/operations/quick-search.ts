import { call, operation, RefusedAnswer } from '../client/operation';
import { CreateSellersLiveSearchDocument, SearchDocument } from '../generated/quick-search';
import { listing } from './shape/listing';
import { liveSearchSummary } from './shape/live-search';
import { needed, pageOf, present, upper } from './shape/values';

export const search = operation({
  name: 'search',
  document: SearchDocument,
  send: ({ sites, ...asked }) => ({ ...asked, sites: sites?.map(upper) }),
  answer: ({ search: wire }) => pageOf(present(wire?.results).map(listing), wire?.paging),
  refusals: ['KEYWORD_REQUIRED', 'SELLER_NOT_FOUND'],
});

export const createSellersLiveSearch = operation({
  name: 'createSellersLiveSearch',
  document: CreateSellersLiveSearchDocument,
  send: ({ sellers, keyword }) => ({ sellers, keyword }),
  answer: (data) => liveSearchSummary(needed(data.createSellersLiveSearch, 'live search')),
  refusals: ['SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'],
});

export const sellerSearch = call({
  name: 'sellerSearch',
  base: 'marketplace',
  path: ({ siteId, nickname }) =>
    `sites/${encodeURIComponent(upper(siteId))}/search?nickname=${encodeURIComponent(nickname)}`,
  session: 'never',
  answer: ({ seller }: { seller?: { id?: string | number | null; nickname?: string | null } | null }, { nickname }) => {
    if (!seller?.id) throw new RefusedAnswer('SELLER_NOT_FOUND', 'User not found.');
    return { sellerId: String(seller.id), nickname: seller.nickname ?? nickname };
  },
  refusals: ['SELLER_NOT_FOUND'],
});
