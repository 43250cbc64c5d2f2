import { describe, expect, test } from 'vitest';
import { toWire } from '../../tests/wire';

const page = { size: 20, from: 40 };
const operationKey = 'key';
const filters = { nickname: 'sur', siteId: 'mlb' };
const sentFilters = { nickname: 'sur', siteId: 'MLB' };
const message = { email: 'vera@marca.test', userId: 'TIENDA_SUR 2', message: 'No puedo ingresar.\n¿Qué hago?' };

/** The contract's examples ask for a first page, and for one of two values: here it is another page, and the other value. */
describe('what is asked goes out as it is said', () => {
  test.each<[string, () => Promise<object>, object]>([
    [
      'GW-25 a later page of a search in descending order',
      () => toWire('liveSearch', { id: '3001', ...page, sortBy: 'price', sortOrder: 'desc' }),
      { id: '3001', articles_size: 20, from: 40, sort_by: 'price', sort_order: 'desc' },
    ],
    [
      'GW-24 the status of a listing of Brazil',
      () => toWire('itemStatus', { articleId: 'mlb1' }),
      { articleId: 'MLB1' },
    ],
    ['GW-27 a later page of the suspicious list', () => toWire('reportedArticles', page), page],
    [
      'GW-27 a later page of the suspicious list, the oldest first',
      () => toWire('reportedArticles', { ...page, sort: 'oldest', filters: { sites: ['mlb'] } }),
      { ...page, sort: 'oldest', filters: { sites: ['MLB'] } },
    ],
    [
      'GW-36 the next nine sellers',
      () => toWire('filterProfileSellers', { size: 9, from: 8, siteId: 'mlb' }),
      { size: 9, from: 8, siteId: 'MLB' },
    ],
    [
      'GW-37 the id of a nickname in Brazil',
      () => toWire('getSellerID', { nickName: 'Sur_2', siteId: 'mlb' }),
      { nickName: 'Sur_2', siteId: 'MLB' },
    ],
    ['GW-38 a later page of what is pending', () => toWire('pendingDenouncesCount', page), page],
    [
      'GW-40 the next reports of a seller',
      () => toWire('counterNotices', { ...page, sort: 'date_created', order: 'asc', sellerId: '7' }),
      { ...page, sort: 'date_created', order: 'asc', sellerId: '7' },
    ],
    [
      'GW-41 a later page of cases, the newest first',
      () =>
        toWire('counterNoticesV3', {
          ...page,
          sort: 'date_created',
          order: 'desc',
          status: ['APPROVED'],
          sellerId: '7',
          itemId: 'mlb1',
          nickname: 'sur',
        }),
      {
        ...page,
        sort: 'date_created',
        order: 'desc',
        status: ['APPROVED'],
        sellerId: '7',
        itemId: 'MLB1',
        nickname: 'sur',
      },
    ],
    [
      'GW-43 a later page of closed cases',
      () => toWire('closedCasesList', { ...page, nickname: 'sur', flow: 'closed' }),
      { ...page, nickname: 'sur', flow: 'closed' },
    ],
    [
      'GW-45 a later page of the history',
      () => toWire('noticedArticles', { ...page, status: ['PENDING'], sellerId: '7', itemId: 'mlb1' }),
      { ...page, status: 'PENDING', sellerId: '7', itemId: 'MLB1' },
    ],
    [
      'GW-45 a later page of the history of a site',
      () => toWire('noticedArticles', { ...page, status: ['PENDING'], sellerId: '7', itemId: 'mlb1', sites: ['mlb'] }),
      { ...page, status: 'PENDING', sellerId: '7', itemId: 'MLB1', sites: ['MLB'] },
    ],
    ['GW-46 a later page of reports', () => toWire('noticedReports', page), page],
    [
      'GW-48 a later page of watched sellers',
      () => toWire('blackListSellers', { ...page, filters }),
      { ...page, filters: sentFilters },
    ],
    [
      'GW-49 a later page of trusted sellers',
      () => toWire('whiteListSellers', { ...page, filters }),
      { ...page, filters: sentFilters },
    ],
    [
      'GW-50 a seller of Brazil',
      () => toWire('seller', { sellerId: '7', siteId: 'mlb' }),
      { sellerId: '7', siteId: 'MLB' },
    ],
    [
      'GW-52 who takes part in a page of Brazil',
      () => toWire('articlesCatalogo', { articleId: 'mlb19' }),
      { articleId: 'MLB19' },
    ],
    [
      'GW-53 a later page of negative reviews',
      () => toWire('reviews', { itemId: 'mlb1', rating: 'negative', ...page }),
      { itemId: 'MLB1', rating: 'negative', ...page },
    ],
    ...(['es', 'en', 'pt'] as const).map((lang): [string, () => Promise<object>, object] => {
      const profile = { lang, currency: 'COP', givenName: 'Ana María', familyName: 'de la Torre' };
      return [
        `GW-57 a profile that reads ${lang}`,
        () => toWire('createProfile', { ...profile, operationKey }),
        profile,
      ];
    }),
    [
      'GW-60 no filter chosen any more, under another keyword',
      () => toWire('updateLiveSearch', { id: '1', keyword: 'botas', filterProfileId: null, operationKey }),
      { id: '1', keyword: 'botas', filterProfileId: '' },
    ],
    [
      'GW-70 a trusted mark taken back',
      () => toWire('articleUndo', { undo: 'approved', articleId: 'mlb1', from: 'live_search', operationKey }),
      { undo: 'approved', articleId: 'MLB1', from: 'live_search' },
    ],
    [
      'GW-72 the removal of what is inactive',
      () => toWire('deleteArticlesFromDB', { action: 'delete_inactive', articlesIds: ['mlb1'], operationKey }),
      { action: 'delete_inactive', articlesIds: ['MLB1'] },
    ],
    [
      'GW-78 a report retracted',
      () =>
        toWire('respondCounterNotice', {
          caseId: '7',
          siteId: 'mlb',
          description: 'Era nuestro distribuidor',
          rejectMemberId: null,
          documentationApproved: true,
          operationKey,
        }),
      {
        caseId: '7',
        siteId: 'MLB',
        description: 'Era nuestro distribuidor',
        rejectMemberId: null,
        documentationApproved: true,
      },
    ],
    [
      'GW-82 a trusted seller of a later page',
      () => toWire('deleteSellerFromDB', { sellerId: '7', from: 40, filters, sellerStatus: 'white', operationKey }),
      { sellerId: '7', from: 40, filters: sentFilters, sellerStatus: 'white' },
    ],
    [
      'GW-87 a message of who has a user of letters, over two lines',
      () => toWire('sendMessageToSupport', { ...message, siteId: 'mlb', operationKey }),
      { ...message, siteId: 'MLB' },
    ],
  ])('%s', async (_, asked, words) => {
    expect(await asked()).toEqual(words);
  });
});
