import { describe } from 'vitest';
import type { Refusal } from '../contracts/vocabulary/failures';
import { answers, answersCall, refuses, refusesCall, type ProviderState } from './contract';
import {
  acceptedNotice,
  approvedMark,
  exampleNow,
  listingDetail,
  listing,
  emptyDetail,
  exampleTime,
  reportedMark,
  wireListing,
} from './examples';

const key = 'operation-key';
const id = 'MLA1100000001';
const full: ProviderState = ['a listing that says everything exists', { id }];
const noListingState: ProviderState = ['no listing exists', { id: 'MLA1199999999' }];
const missing = 'The listing does not exist';
const wholeListing = { ...listing, description: listingDetail.description };

describe('listings', () => {
  answers('article', 'GW-20 a listing with everything that it can say', {
    given: [full],
    input: { articleId: id },
    data: { article: [{ ...wireListing, ...listingDetail }] },
    value: [wholeListing],
  });

  answers('article', 'a listing marked trusted', {
    given: [full, ['a listing is trusted', { account: 'ana', id }]],
    input: { articleId: id },
    data: { article: [{ ...wireListing, ...listingDetail, approved: approvedMark, originModel: 'live_search' }] },
    value: [{ ...wholeListing, approved: approvedMark, originModel: 'live_search' }],
  });

  answers('article', 'LST-46 LST-47 a listing that was sent, with its mark and its notice', {
    given: [full, ['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'PENDING_MODERATION' }]],
    input: { articleId: id },
    data: {
      article: [
        {
          ...wireListing,
          ...listingDetail,
          reported: reportedMark,
          noticed: {
            ...acceptedNotice,
            noticeId: { exactly: '20000001' },
            noticeStatus: { exactly: 'PENDING_MODERATION' },
          },
          originModel: 'live_search',
        },
      ],
    },
    value: [
      {
        ...wholeListing,
        reported: reportedMark,
        noticed: { ...acceptedNotice, noticeStatus: 'PENDING_MODERATION' },
        originModel: 'live_search',
      },
    ],
  });

  answers('article', 'LST-47 a listing whose report was closed names the reason why the answer was rejected', {
    given: [
      full,
      ['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'DOCUMENTATION_NOT_APPROVED' }],
    ],
    input: { articleId: id },
    data: {
      article: [
        {
          ...wireListing,
          ...listingDetail,
          reported: reportedMark,
          noticed: {
            ...acceptedNotice,
            noticeStatus: { exactly: 'DOCUMENTATION_NOT_APPROVED' },
            takeDownAt: exampleTime(21),
            rejectOption: { exactly: '1' },
          },
          originModel: 'live_search',
        },
      ],
    },
    value: [
      {
        ...wholeListing,
        reported: reportedMark,
        noticed: {
          ...acceptedNotice,
          noticeStatus: 'DOCUMENTATION_NOT_APPROVED',
          takeDownAt: exampleTime(21),
          rejectOption: '1',
        },
        originModel: 'live_search',
      },
    ],
  });

  answers('article', 'GW-20 GW-91 a batch in massive mode leaves out what is large', {
    given: [full, noListingState],
    input: { articleId: [id, 'MLA1199999999'], fasterMode: true, massiveMode: true },
    data: {
      article: [{ ...wireListing, ...emptyDetail, images: null, variants: null, kits: null, saleConditions: null }],
    },
    value: [{ ...listing, pictures: [], variants: [], kits: [], saleConditions: [] }],
  });

  answers('article', 'ERR-48 an id that nobody has answers an empty list', {
    given: [noListingState],
    input: { articleId: 'MLA1199999999' },
    data: { article: [] },
    value: [],
  });

  for (const status of ['closed', 'inactive', 'under_review'] as const) {
    answers('article', `an invalid listing, ${status}: the console judges by its status`, {
      given: [full, ['the status of a listing changed', { id, status }]],
      input: { articleId: id },
      data: { article: [{ ...wireListing, ...listingDetail, status: { exactly: status } }] },
      value: [{ ...wholeListing, status }],
    });
  }

  answers('articlesByIds', 'GW-23 listings by their ids', {
    given: [full],
    input: { articlesIds: [id] },
    data: { articlesByIds: [{ ...wireListing, saleConditions: null }] },
    value: [{ ...listing, saleConditions: [] }],
  });

  answers('articleDescription', 'GW-21 the description of a listing', {
    given: [full],
    input: { articleId: id },
    data: {
      articleDescription: {
        id: { exactly: id },
        dateCreated: exampleNow,
        lastUpdated: exampleTime(22),
        text: '<p>Texto</p>',
        plainText: 'Texto',
      },
    },
    value: { text: 'Texto', lastUpdated: exampleTime(22) },
  });
  refuses('articleDescription', 'ARTICLE_NOT_FOUND', {
    given: [noListingState],
    input: { articleId: 'MLA1199999999' },
    message: missing,
  });

  answers('articleQuestions', 'GW-22 the questions of a listing, with paging', {
    given: [['a listing has a question with an answer', { id }]],
    input: { articleId: id, size: 10, from: 0 },
    data: {
      articleQuestions: {
        questions: [{ date: exampleNow, text: '¿Es original?', answer: 'Sí' }],
        paging: { total: { exactly: 1 }, offset: { exactly: 0 }, limit: { exactly: 10 } },
      },
    },
    value: { items: [{ date: exampleNow, text: '¿Es original?', answer: 'Sí' }], total: 1, offset: 0, limit: 10 },
  });
  refuses('articleQuestions', 'ARTICLE_NOT_FOUND', {
    given: [noListingState],
    input: { articleId: 'MLA1199999999', size: 10, from: 0 },
    message: missing,
  });

  answers('itemStatus', 'GW-24 the status of a listing', {
    given: [['a listing exists', { id, status: 'paused' }]],
    input: { articleId: id },
    data: { itemStatus: { id: { exactly: id }, status: { exactly: 'paused' } } },
    value: { id, status: 'paused' },
  });
  refuses('itemStatus', 'ARTICLE_NOT_FOUND', {
    given: [noListingState],
    input: { articleId: 'MLA1199999999' },
    message: missing,
  });

  const address = { city: 'Rosario', state: 'Santa Fe', zipCode: '2000', neighborhood: 'Centro' };
  const figures = { itemsSold: 900, reportsReceived: 4, counterNoticesSent: 2, counterNoticesAccepted: 1 };
  const seller: ProviderState = ['a seller exists', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }];
  answers('seller', 'GW-50 a seller with everything that is known', {
    given: [seller],
    input: { sellerId: '5001', siteId: 'MLA' },
    data: {
      seller: {
        id: { exactly: '5001' },
        nickname: { exactly: 'TIENDA_SUR' },
        country: { exactly: 'AR' },
        reputation: 'good',
        ...figures,
        blackSeller: { exactly: false },
        whiteSeller: { exactly: false },
        reputationPowerSellerStatus: 'gold',
        address,
      },
    },
    value: {
      id: '5001',
      nickname: 'TIENDA_SUR',
      country: 'AR',
      reputation: 'good',
      ...figures,
      watched: false,
      trusted: false,
      powerSellerStatus: 'gold',
      address,
    },
  });
  refuses('seller', 'SELLER_NOT_FOUND', {
    given: [['no seller has the id', { sellerId: '1', siteId: 'MLA' }]],
    input: { sellerId: '1', siteId: 'MLA' },
    message: 'User not found.',
  });

  const blindage = { id: '1', item: id, reason: 'PPPI9', dueDate: '2099-12-31T00:00:00.000Z' };
  answers('blindages', 'GW-32 what an item is protected against, and until when', {
    given: [full, ['a listing is protected', { id, reason: 'PPPI9', dueDate: '2099-12-31T00:00:00.000Z' }]],
    input: { itemsIds: [id] },
    data: { blindages: [{ ...blindage, item: { exactly: id }, reason: { exactly: 'PPPI9' } }] },
    value: [blindage],
  });
  answers('blindages', 'nothing is protected', {
    given: [full],
    input: { itemsIds: [id] },
    data: { blindages: [] },
    value: [],
  });

  answersCall('translate', 'GW-88 a text in the language of the reader', {
    input: { text: 'Zapatillas', sourceLang: 'es', targetLang: 'pt' },
    asks: 'POST /production/translate',
    body: { text: 'Tênis' },
    value: { text: 'Tênis' },
  });

  refusesCall('translate', 400, {
    input: { text: 'Zapatillas', sourceLang: 'es', targetLang: 'ja' as 'es' },
    body: {},
  });

  answers('approveArticles', 'GW-68 a listing marked trusted', {
    given: [['a listing exists', { id, status: 'active' }]],
    input: { articlesIds: [id], originModel: 'live_search', operationKey: key },
    data: { approveArticles: [{ id: { exactly: id }, approved: approvedMark, refusal: null }] },
    value: [{ id, approved: approvedMark, failure: null }],
  });
  const other = 'MLA1100000002';
  const refusedRows: [code: Refusal, given: ProviderState][] = [
    ['ALREADY_AUDITED', ['a listing is trusted', { account: 'ana', id: other }]],
    [
      'REPORT_ALREADY_SENT',
      ['a listing was sent', { account: 'ana', id: other, caseId: '20000002', status: 'CREATED' }],
    ],
    ['ARTICLE_NOT_FOUND', ['no listing exists', { id: other }]],
  ];
  for (const [code, given] of refusedRows) {
    answers('approveArticles', `of two listings one is refused, ${code}`, {
      given: [['a listing exists', { id, status: 'active' }], given],
      input: { articlesIds: [id, other], originModel: 'live_search', operationKey: key },
      data: {
        approveArticles: [
          { id: { exactly: id }, approved: approvedMark, refusal: null },
          { id: { exactly: other }, refusal: { exactly: code } },
        ],
      },
      value: [
        { id, approved: approvedMark, failure: null },
        { id: other, approved: null, failure: code },
      ],
    });
  }
  const approve = { articlesIds: [id], originModel: 'live_search', operationKey: key };
  refuses('approveArticles', 'ALREADY_AUDITED', {
    given: [['a listing is trusted', { account: 'ana', id }]],
    input: approve,
    message: 'The listing was already audited in the organisation',
  });
  refuses('approveArticles', 'REPORT_ALREADY_SENT', {
    given: [['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'CREATED' }]],
    input: approve,
    message: 'The report was already sent for the listing',
  });
  refuses('approveArticles', 'ARTICLE_NOT_FOUND', {
    given: [noListingState],
    input: { ...approve, articlesIds: ['MLA1199999999'] },
    message: missing,
  });
  refuses('approveArticles', 'STATUS_NOT_CHANGED', {
    given: [
      ['a listing exists', { id, status: 'active' }],
      ['an operation is refused', { operation: 'approveArticles', code: 'STATUS_NOT_CHANGED' }],
    ],
    input: approve,
    message: 'The listing status could not be changed',
  });
  refuses('approveArticles', 'SUSPENDED', {
    as: 'elena',
    given: [
      ['the account is suspended', { account: 'elena' }],
      ['a listing exists', { id, status: 'active' }],
    ],
    input: approve,
    message: 'The account is suspended',
  });

  answers('articleUndo', 'a trusted mark taken back', {
    given: [['a listing is trusted', { account: 'ana', id }]],
    input: { undo: 'approved', articleId: id, from: 'live_search', operationKey: key },
    data: { articleUndo: { id: { exactly: id } } },
    value: { id },
  });
  answers('articleUndo', 'GW-70 a suspicious mark taken back from the suspicious list, with its filters', {
    given: [['a listing is suspicious', { account: 'ana', id, code: 'PPPI1' }]],
    input: {
      undo: 'reported',
      articleId: id,
      from: 'reported_articles',
      filters: { sites: ['MLA'], reasons: ['PPPI1'] },
      operationKey: key,
    },
    data: { articleUndo: { id: { exactly: id } } },
    value: { id },
  });
  refuses('articleUndo', 'STATUS_NOT_CHANGED', {
    given: [['a listing exists', { id, status: 'active' }]],
    input: { undo: 'approved', articleId: id, from: 'live_search', operationKey: key },
    message: 'The listing status could not be changed',
  });
  refuses('articleUndo', 'REPORT_ALREADY_SENT', {
    given: [['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'CREATED' }]],
    input: { undo: 'reported', articleId: id, from: 'live_search', operationKey: key },
    message: 'The report was already sent for the listing',
  });
});
