import { describe } from 'vitest';
import { answers, answersWithError, refuses, type ProviderState } from './contract';
import { seller, wireSeller } from './examples';

const key = 'operation-key';
const tienda = { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' };
const exists: ProviderState = ['a seller exists', tienda];
const noSellerState: ProviderState = ['no seller has the id', { sellerId: '1', siteId: 'MLA' }];
const on = (list: 'black' | 'white'): ProviderState => ['a seller is on a list', { account: 'ana', ...tienda, list }];
const page = { size: 10, from: 0 };
const filters = { nickname: 'tienda', siteId: 'MLA' };

describe('watched and trusted sellers', () => {
  answers('blackListSellers', 'GW-48 the watched sellers of a nickname and a country', {
    given: [on('black')],
    input: { ...page, filters },
    data: {
      blackListSellers: {
        sellers: [{ ...wireSeller, id: { exactly: '5001' }, blackSeller: { exactly: true } }],
        from: { exactly: 0 },
        total: { exactly: 1 },
      },
    },
    value: { items: [{ ...seller, watched: true }], total: 1, offset: 0, limit: 10 },
  });

  answers('blackListSellers', 'none at all', {
    input: page,
    data: { blackListSellers: { sellers: [], from: { exactly: 0 }, total: { exactly: 0 } } },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  answers('blackListSellers', 'past the last of them', {
    given: [on('black')],
    input: { size: 10, from: 10 },
    data: { blackListSellers: { sellers: [], from: { exactly: 10 }, total: { exactly: 1 } } },
    value: { items: [], total: 1, offset: 10, limit: 10 },
  });

  answersWithError('blackListSellers', 'none at all, and an error beside them', {
    given: [['an error comes beside the data', { operation: 'blackListSellers' }]],
    input: page,
    data: { blackListSellers: { sellers: [], from: { exactly: 0 }, total: { exactly: 0 } } },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  answers('whiteListSellers', 'GW-49 the trusted sellers of a nickname and a country', {
    given: [on('white')],
    input: { ...page, filters },
    data: {
      whiteListSellers: {
        sellers: [{ ...wireSeller, id: { exactly: '5001' }, whiteSeller: { exactly: true } }],
        from: { exactly: 0 },
        total: { exactly: 1 },
      },
    },
    value: { items: [{ ...seller, trusted: true }], total: 1, offset: 0, limit: 10 },
  });

  answers('whiteListSellers', 'a watched seller is not among them', {
    given: [on('black')],
    input: page,
    data: { whiteListSellers: { sellers: [], from: { exactly: 0 }, total: { exactly: 0 } } },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  const marked = (black: boolean) => ({
    id: { exactly: '5001' },
    blackSeller: { exactly: black },
    whiteSeller: { exactly: !black },
  });
  const ids = { siteId: 'MLA', sellerId: '5001' };
  answers('blackListSeller', 'GW-80 a trusted seller watched is trusted no more', {
    given: [exists, on('white')],
    input: { ...ids, operationKey: key },
    data: { blackListSeller: marked(true) },
    value: { id: '5001', watched: true, trusted: false },
  });
  refuses('blackListSeller', 'SELLER_NOT_FOUND', {
    given: [noSellerState],
    input: { siteId: 'MLA', sellerId: '1', operationKey: key },
    message: 'User not found.',
  });

  answers('whiteListSeller', 'GW-81 a watched seller trusted is watched no more', {
    given: [exists, on('black')],
    input: { ...ids, operationKey: key },
    data: { whiteListSeller: marked(false) },
    value: { id: '5001', watched: false, trusted: true },
  });
  refuses('whiteListSeller', 'SELLER_NOT_FOUND', {
    given: [noSellerState],
    input: { siteId: 'MLA', sellerId: '1', operationKey: key },
    message: 'User not found.',
  });

  answers('deleteSellerFromDB', 'GW-82 a seller taken off the list that is shown', {
    given: [on('black')],
    input: { sellerId: '5001', from: 0, filters, sellerStatus: 'black', operationKey: key },
    data: { deleteSellerFromDB: { id: { exactly: '5001' } } },
    value: { id: '5001' },
  });
  refuses('deleteSellerFromDB', 'SELLER_NOT_LISTED', {
    given: [exists],
    input: { sellerId: '5001', sellerStatus: 'black', operationKey: key },
    message: 'The seller is not on the list',
  });
});
