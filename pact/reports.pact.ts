import { describe } from 'vitest';
import type { Refusal } from '../contracts/vocabulary/failures';
import { answers, refuses, type ProviderState } from './contract';
import { acceptedNotice, listing, paging, person, reportedMark, wireListing } from './examples';
import { accounts } from './accounts';

const key = 'operation-key';
const id = 'MLA1100000001';
const other = 'MLA1100000002';
const suspicious: ProviderState = ['a listing is suspicious', { account: 'ana', id, code: 'PPPI1' }];

describe('suspicious list', () => {
  answers('reportedArticles', 'GW-27 GW-07 the suspicious listings, with paging', {
    given: [['a listing that says everything exists', { id }], suspicious],
    input: { size: 50, from: 0 },
    data: {
      reportedArticles: {
        articles: [
          { article: { ...wireListing, saleConditions: null, reported: reportedMark, originModel: 'live_search' } },
        ],
        paging,
      },
    },
    value: {
      items: [{ ...listing, saleConditions: [], reported: reportedMark, originModel: 'live_search' }],
      ...paging,
    },
  });

  answers('reportedArticles', 'with the order and the filters of the extension', {
    given: [
      ['a seller sells a listing', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR', listingId: id }],
      suspicious,
    ],
    input: {
      size: 50,
      from: 0,
      sort: 'oldest',
      filters: { text: id, sites: ['MLA'], reasons: ['PPPI1'], sellerId: '5001', status: ['active'] },
    },
    data: {
      reportedArticles: {
        articles: [
          { article: { ...wireListing, saleConditions: null, reported: reportedMark, originModel: 'live_search' } },
        ],
        paging,
      },
    },
    value: {
      items: [{ ...listing, saleConditions: [], reported: reportedMark, originModel: 'live_search' }],
      ...paging,
    },
  });

  answers('reportedArticles', 'none at all', {
    input: { size: 50, from: 0 },
    data: {
      reportedArticles: {
        articles: [],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 50 } },
      },
    },
    value: { items: [], total: 0, offset: 0, limit: 50 },
  });

  answers('reportedArticlesCount', 'GW-28 how many there are', {
    given: [suspicious],
    input: undefined,
    data: { reportedArticlesCount: { count: { exactly: 1 }, countDB: { exactly: 1 } } },
    value: { count: 1, countDB: 1 },
  });

  answers('deleteArticlesFromDB', 'GW-72 a listing taken off the list', {
    given: [suspicious],
    input: { action: 'delete', articlesIds: [id], operationKey: key },
    data: { deleteArticlesFromDB: { articlesIds: [{ exactly: id }] } },
    value: { ids: [id] },
  });

  answers('deleteArticlesFromDB', 'the inactive ones taken off the list, and no others', {
    given: [suspicious, ['a suspicious listing has ended', { account: 'ana', id: other }]],
    input: { action: 'delete_inactive', articlesIds: [id, other], operationKey: key },
    data: { deleteArticlesFromDB: { articlesIds: [{ exactly: other }] } },
    value: { ids: [other] },
  });

  refuses('deleteArticlesFromDB', 'STATUS_NOT_CHANGED', {
    given: [['a listing exists', { id, status: 'active' }]],
    input: { action: 'delete', articlesIds: [id], operationKey: key },
    message: 'The listing status could not be changed',
  });
});

describe('sending', () => {
  const justSent = { ...acceptedNotice, sending: true };
  const send = { articlesIds: [id], auditor: person, operationKey: key };

  answers('sendNotice', 'GW-71 a report is accepted', {
    given: [suspicious],
    input: send,
    data: { sendNotice: [{ id: { exactly: id }, noticed: justSent, refusal: null }] },
    value: [{ id, notice: justSent, failure: null }],
  });

  answers('sendNotice', 'a report whose operation key was sent before is not sent again', {
    given: [suspicious, ['the same call was sent before', {}]],
    input: send,
    data: { sendNotice: [{ id: { exactly: id }, noticed: justSent, refusal: null }] },
    value: [{ id, notice: justSent, failure: null }],
  });

  const rows: [code: Refusal, given: ProviderState][] = [
    ['NOT_REPORTED', ['a listing exists', { id: other, status: 'active' }]],
    [
      'REPORT_ALREADY_SENT',
      ['a listing was sent', { account: 'ana', id: other, caseId: '20000002', status: 'CREATED' }],
    ],
    ['NOT_PUBLISHED', ['a suspicious listing has ended', { account: 'ana', id: other }]],
  ];
  const refusedNotice = (code: Refusal) => ({
    noticeId: null,
    sent: false,
    sending: false,
    failed: true,
    reason: code,
    noticedAt: null,
    takeDownAt: null,
    noticeStatus: null,
    snapshot: null,
    rejectOption: null,
  });
  for (const [code, given] of rows) {
    const notice = refusedNotice(code);
    answers('sendNotice', `of two reports one is refused, ${code}`, {
      given: [suspicious, given],
      input: { ...send, articlesIds: [id, other] },
      data: {
        sendNotice: [
          { id: { exactly: id }, noticed: justSent, refusal: null },
          {
            id: { exactly: other },
            noticed: {
              ...notice,
              sent: { exactly: false },
              failed: { exactly: true },
              reason: { exactly: code },
            },
            refusal: { exactly: code },
          },
        ],
      },
      value: [
        { id, notice: justSent, failure: null },
        { id: other, notice, failure: code },
      ],
    });
  }
  answers('sendNotice', 'of two reports one is refused, ALLOWANCE_USED', {
    as: 'diego',
    given: [
      ['a listing is suspicious', { account: 'diego', id, code: 'PPPI1' }],
      ['a listing is suspicious', { account: 'diego', id: other, code: 'PPPI1' }],
      ['so many notices are left for today', { account: 'diego', count: 1 }],
    ],
    input: { ...send, auditor: accounts.diego.person, articlesIds: [id, other] },
    data: {
      sendNotice: [
        { id: { exactly: id }, noticed: justSent, refusal: null },
        {
          id: { exactly: other },
          noticed: { ...refusedNotice('ALLOWANCE_USED'), reason: { exactly: 'ALLOWANCE_USED' } },
          refusal: { exactly: 'ALLOWANCE_USED' },
        },
      ],
    },
    value: [
      { id, notice: justSent, failure: null },
      { id: other, notice: refusedNotice('ALLOWANCE_USED'), failure: 'ALLOWANCE_USED' },
    ],
  });

  refuses('sendNotice', 'BATCH_TOO_LARGE', {
    input: { ...send, articlesIds: Array.from({ length: 26 }, (_, index) => `MLA11000001${index + 10}`) },
    message: 'Too many listings at once',
  });
  refuses('sendNotice', 'ANSWERS_DUE', {
    given: [suspicious, ['answers are due', { account: 'ana', count: 2 }]],
    input: send,
    message: 'There are counter-notices to answer first',
  });
  refuses('sendNotice', 'ALLOWANCE_USED', {
    as: 'diego',
    given: [
      ['a listing is suspicious', { account: 'diego', id, code: 'PPPI1' }],
      ['so many notices are left for today', { account: 'diego', count: 0 }],
    ],
    input: { ...send, auditor: accounts.diego.person },
    message: 'No reports are left for today',
  });
  refuses('sendNotice', 'SUSPENDED', {
    as: 'elena',
    given: [
      ['a listing is suspicious', { account: 'elena', id, code: 'PPPI1' }],
      ['the account is suspended', { account: 'elena' }],
    ],
    input: { ...send, auditor: accounts.elena.person },
    message: 'The account is suspended',
  });
});

describe('open reports', () => {
  const open: ProviderState[] = [
    [
      'a case exists',
      { account: 'ana', caseId: '20000001', listingId: id, status: 'DOCUMENTATION_PRESENTED', isRollbackable: false },
    ],
  ];
  answers('pendingDenouncesCount', 'GW-38 how many cases await an answer', {
    given: open,
    input: { size: 1, from: 0 },
    data: {
      pendingDenouncesCount: {
        total: { exactly: 1 },
        paging: { total: { exactly: 1 } },
      },
    },
    value: { total: 1 },
  });
  answers('itemPendingDenouncesCount', 'GW-92 GW-39 the open reports of each listing of an import', {
    given: [...open, ['a listing exists', { id: other, status: 'active' }]],
    input: { itemId: [id, other], flow: 'import_excel' },
    data: {
      itemPendingDenouncesCount: [
        { itemId: { exactly: id }, total: { exactly: 1 } },
        { itemId: { exactly: other }, total: { exactly: 0 } },
      ],
    },
    value: [
      { itemId: id, total: 1 },
      { itemId: other, total: 0 },
    ],
  });
});
