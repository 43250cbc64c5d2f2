import { describe } from 'vitest';
import { caseSellerState } from './case-states';
import { answers, answersCall, refusesInBody, type ProviderState } from './contract';
import { exampleTime, paging, person } from './examples';

const at = '2026-11-20T12:00:00.000Z';
const file = 'http://localhost:4600/files/documents/20000001.pdf';
const given = (status: 'DOCUMENTATION_PRESENTED' | 'DOCUMENTATION_APPROVED'): ProviderState[] => [
  ['a case exists', { account: 'ana', caseId: '20000001', listingId: 'MLA1100000001', status, isRollbackable: false }],
];

const wire = {
  id: { exactly: '20000001' },
  caseId: { exactly: '20000001' },
  article: {
    id: { exactly: 'MLA1100000001' },
    siteId: { exactly: 'MLA' },
    title: 'Zapatillas urbanas',
    thumbnail: 'http://localhost:4600/files/pictures/MLA1100000001/1-R.png',
    href: 'http://localhost:4600/marketplace/MLA1100000001',
  },
  seller: { id: '5001', nickname: 'TIENDA_SUR' },
  reasonCode: 'PPPI1',
  auditor: person,
  comment: 'Es una copia de nuestro producto',
  tags: ['copia'],
  reportedAt: at,
  status: { exactly: 'DOCUMENTATION_PRESENTED' },
  retractionReason: null,
  auditorComment: null,
  counterNoticeComment: 'Tengo la factura',
  files: [{ name: 'factura.pdf', url: file, size: 5120 }],
  expiresAt: exampleTime(25),
  images: [{ id: 'MLA1100000001_1' }],
};

const ours = {
  caseId: '20000001',
  listing: {
    id: 'MLA1100000001',
    siteId: 'MLA',
    title: 'Zapatillas urbanas',
    thumbnail: 'http://localhost:4600/files/pictures/MLA1100000001/1-R.png',
    href: 'http://localhost:4600/marketplace/MLA1100000001',
  },
  seller: { id: '5001', nickname: 'TIENDA_SUR' },
  reasonCode: 'PPPI1',
  auditor: 'Ana Quiroga',
  comment: 'Es una copia de nuestro producto',
  tags: ['copia'],
  reportedAt: at,
  status: 'DOCUMENTATION_PRESENTED',
  retractionReason: null,
  auditorComment: null,
  sellerComment: 'Tengo la factura',
  files: [{ name: 'factura.pdf', url: file, size: 5120 }],
  expiresAt: exampleTime(25),
  imagesFlagged: true,
};

describe('history', () => {
  answers('noticedArticles', 'GW-45 GW-07 reports of one group, seller and listing, with paging', {
    given: [...given('DOCUMENTATION_PRESENTED'), caseSellerState],
    input: { size: 50, from: 0, status: ['PENDING', 'IN_PROGRESS'], sellerId: '5001', itemId: 'MLA1100000001' },
    data: { noticedArticles: { reports: [wire], paging } },
    value: { items: [ours], ...paging },
  });

  answers('noticedArticles', 'an older name of a status finds the same report', {
    given: given('DOCUMENTATION_PRESENTED'),
    input: { size: 50, from: 0, status: ['pending'] },
    data: { noticedArticles: { reports: [wire], paging } },
    value: { items: [ours], ...paging },
  });

  answers('noticedArticles', 'with the order, the reasons, the sites and the days of the extension', {
    given: given('DOCUMENTATION_PRESENTED'),
    input: {
      size: 50,
      from: 0,
      sort: 'oldest',
      reasons: ['PPPI1'],
      sites: ['MLA'],
      dateFrom: '2026-01-01',
      dateTo: '2099-12-31',
    },
    data: { noticedArticles: { reports: [wire], paging } },
    value: { items: [ours], ...paging },
  });

  answers('noticedArticles', 'no report in that group', {
    given: given('DOCUMENTATION_PRESENTED'),
    input: { size: 50, from: 0, status: ['ROLLBACK'] },
    data: {
      noticedArticles: {
        reports: [],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 50 } },
      },
    },
    value: { items: [], total: 0, offset: 0, limit: 50 },
  });
});

describe('snapshots', () => {
  const id = 'MLA1100000001';

  answersCall('snapshotLink', 'GW-89 the address of a snapshot', {
    given: [
      ['a listing that says everything exists', { id }],
      ['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'PENDING_MODERATION' }],
    ],
    input: { articleId: id },
    asks: `GET /production/snapshot/${id}`,
    body: { url: '/files/snapshots/20000001.html' },
    value: { url: '/files/snapshots/20000001.html' },
  });

  refusesInBody('snapshotLink', 'ARTICLE_NOT_FOUND', {
    given: [['no listing exists', { id: 'MLA1199999999' }]],
    input: { articleId: 'MLA1199999999' },
    status: 404,
    body: { error: { exactly: 'ARTICLE_NOT_FOUND' } },
  });
});
