import { operation } from '../client/operation';
import {
  BlackListSellerDocument,
  BlackListSellersDocument,
  DeleteSellerFromDBDocument,
  WhiteListSellerDocument,
  WhiteListSellersDocument,
} from '../generated/sellers';
import type { BlackListSellersQuery } from '../generated/operations';
import type { Page, Seller, SellerFilters, SellerMarks } from '../shapes';
import { sellerOf } from './shape/listing';
import { requireValue, toPage, uniqueRows, toUpper } from './shape/values';

type WireList = BlackListSellersQuery['blackListSellers'];

const sentFilters = (filters: SellerFilters | undefined) =>
  filters && { nickname: filters.nickname, siteId: filters.siteId && toUpper(filters.siteId) };

const pageOfSellers = (wire: WireList, { size, from }: { size: number; from: number }): Page<Seller> => {
  const sellers = uniqueRows(wire?.sellers).map(sellerOf);
  return toPage(sellers, { total: wire?.total ?? sellers.length, offset: wire?.from ?? from, limit: size });
};

const marksOf = (wire: { id: string; blackSeller: boolean | null; whiteSeller: boolean | null }): SellerMarks => ({
  id: wire.id,
  watched: wire.blackSeller ?? false,
  trusted: wire.whiteSeller ?? false,
});

export const blackListSellers = operation({
  name: 'blackListSellers',
  document: BlackListSellersDocument,
  send: ({ size, from, filters }) => ({ size, from, filters: sentFilters(filters) }),
  answer: (data, input) => pageOfSellers(data.blackListSellers, input),
  refusals: [],
});

export const whiteListSellers = operation({
  name: 'whiteListSellers',
  document: WhiteListSellersDocument,
  send: ({ size, from, filters }) => ({ size, from, filters: sentFilters(filters) }),
  answer: (data, input) => pageOfSellers(data.whiteListSellers, input),
  refusals: [],
});

export const blackListSeller = operation({
  name: 'blackListSeller',
  document: BlackListSellerDocument,
  send: ({ siteId, sellerId }) => ({ siteId: toUpper(siteId), sellerId }),
  answer: (data) => marksOf(requireValue(data.blackListSeller, 'seller')),
  refusals: ['SELLER_NOT_FOUND'],
});

export const whiteListSeller = operation({
  name: 'whiteListSeller',
  document: WhiteListSellerDocument,
  send: ({ siteId, sellerId }) => ({ siteId: toUpper(siteId), sellerId }),
  answer: (data) => marksOf(requireValue(data.whiteListSeller, 'seller')),
  refusals: ['SELLER_NOT_FOUND'],
});

export const deleteSellerFromDB = operation({
  name: 'deleteSellerFromDB',
  document: DeleteSellerFromDBDocument,
  send: ({ sellerId, from, filters, sellerStatus }) => ({
    sellerId,
    from,
    filters: sentFilters(filters),
    sellerStatus,
  }),
  answer: (data) => ({ id: requireValue(data.deleteSellerFromDB, 'seller').id }),
  refusals: ['SELLER_NOT_LISTED'],
});
