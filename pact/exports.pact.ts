import { describe } from 'vitest';
import type { Example } from './matching';
import { caseState } from './case-states';
import { answers, answersWithError, refuses, type ProviderState } from './contract';

const key = 'operation-key';
const at = '2026-11-20T12:00:00.000Z';
const id = '80000001';
const page = { size: 10, from: 0 };
const file = 'http://localhost:4600/files/exports/80000001.xlsx';

const ready: Record<string, Example> = {
  id: { exactly: id },
  url: file,
  title: 'Noviembre',
  ready: { exactly: true },
  failed: { exactly: false },
  createdAt: at,
  generating: { exactly: false },
  topCountries: [{ name: 'Argentina', count: 12 }],
  topSellers: [{ name: 'OFERTAS_DEL_SUR', count: 7 }],
};
const empty = { topCountries: [], topSellers: [] };
const generating = { ...ready, ...empty, id, url: null, ready: { exactly: false }, generating: { exactly: true } };
const failed = { ...ready, ...empty, url: null, ready: { exactly: false }, failed: { exactly: true } };
const topCountries = [{ name: 'Argentina', count: 12 }];
const topSellers = [{ name: 'OFERTAS_DEL_SUR', count: 7 }];
const ours = { id, title: 'Noviembre', url: file, state: 'ready' as const, createdAt: at, topCountries, topSellers };
const unready = { ...ours, url: null, topCountries: [], topSellers: [] };
const ourGenerating = { ...unready, state: 'generating' as const };
const paging = { total: 1, offset: { exactly: 0 }, limit: { exactly: 10 } };
const noPaging = { ...paging, total: { exactly: 0 } };
const total = { total: 1, offset: 0, limit: 10 };

describe('custom reports', () => {
  const one = (state: 'generating' | 'ready' | 'failed'): ProviderState[] => [
    ['a generated report exists', { account: 'ana', kind: 'notices', id, state }],
  ];
  answers('noticedReports', 'GW-46 a report that is ready, with its address', {
    given: one('ready'),
    input: page,
    data: { noticedReports: { reports: [ready], paging } },
    value: { items: [ours], ...total },
  });
  answers('noticedReports', 'a report in the making has no address yet', {
    given: one('generating'),
    input: page,
    data: { noticedReports: { reports: [{ ...generating, id: { exactly: id } }], paging } },
    value: { items: [ourGenerating], ...total },
  });
  answers('noticedReports', 'a report that failed', {
    given: one('failed'),
    input: page,
    data: { noticedReports: { reports: [failed], paging } },
    value: { items: [{ ...unready, state: 'failed' }], ...total },
  });
  answers('noticedReports', 'none at all', {
    input: page,
    data: { noticedReports: { reports: [], paging: noPaging } },
    value: { items: [], ...total, total: 0 },
  });
  answers('noticedReports', 'past the last of them', {
    given: one('ready'),
    input: { size: 10, from: 10 },
    data: { noticedReports: { reports: [], paging: { ...paging, total: { exactly: 1 }, offset: { exactly: 10 } } } },
    value: { items: [], ...total, offset: 10 },
  });

  answersWithError('noticedReports', 'a report that is ready, and an error beside it', {
    given: [...one('ready'), ['an error comes beside the data', { operation: 'noticedReports' }]],
    input: page,
    data: { noticedReports: { reports: [ready], paging } },
    value: { items: [ours], ...total },
  });

  const filters = {
    title: 'Noviembre',
    origin: 'MLA',
    currency: 'USD',
    language: 'es',
    dateFrom: '2026-01-01',
    dateTo: '2099-12-31',
  } as const;
  answers('createNoticedReport', 'GW-83 a report of what was sent, in the making', {
    given: caseState('PENDING_MODERATION'),
    input: { ...filters, operationKey: key },
    data: { createNoticedReport: { ...generating, title: { exactly: 'Noviembre' } } },
    value: ourGenerating,
  });
  answers('createNoticedReport', 'by who audited and by price, in the document of the extension', {
    given: caseState('PENDING_MODERATION'),
    input: { ...filters, auditedBy: '300000001', priceFrom: 0, priceTo: 1_000_000_000, operationKey: key },
    data: { createNoticedReport: { ...generating, title: { exactly: 'Noviembre' } } },
    value: ourGenerating,
  });
  refuses('createNoticedReport', 'NO_ARTICLES_FOUND', {
    input: { ...filters, operationKey: key },
    message: 'No articles found for the report',
  });
  refuses('createNoticedReport', 'INVALID_INPUT', {
    input: { ...filters, dateFrom: '2026-12-31', dateTo: '2026-01-01', operationKey: key },
    message: 'The date from is after the date to',
  });

  answers('deleteNoticedReport', 'GW-84 a report deleted', {
    given: one('ready'),
    input: { id, operationKey: key },
    data: { deleteNoticedReport: { id: { exactly: id } } },
    value: { id },
  });
  refuses('deleteNoticedReport', 'EXPORT_NOT_FOUND', {
    input: { id: '1', operationKey: key },
    message: 'The generated report does not exist',
  });
});

describe('live-search reports', () => {
  const one: ProviderState[] = [
    ['a generated report exists', { account: 'ana', kind: 'live-search', id, state: 'ready' }],
  ];
  answers('liveSearchReports', 'GW-47 a report that is ready, with its address', {
    given: one,
    input: page,
    data: { liveSearchReports: { reports: [ready], paging } },
    value: { items: [ours], ...total },
  });
  answers('liveSearchReports', 'none at all', {
    input: page,
    data: { liveSearchReports: { reports: [], paging: noPaging } },
    value: { items: [], ...total, total: 0 },
  });

  const exportInput = {
    status: 'all',
    keyword: 'zapatillas',
    source: 'api',
    language: 'es',
    currency: 'USD',
    sites: ['MLA'],
  } as const;
  const input = { ...exportInput, sites: ['MLA'], operationKey: key };
  answers('createLiveSearchReport', 'GW-85 a report of what a search finds, in the making', {
    given: [['a seller exists', { sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' }]],
    input: { ...input, sellerId: '5001' },
    data: { createLiveSearchReport: generating },
    value: ourGenerating,
  });
  refuses('createLiveSearchReport', 'KEYWORD_REQUIRED', {
    input: { ...input, keyword: ' ' },
    message: 'A keyword is required',
  });
  refuses('createLiveSearchReport', 'SITE_REQUIRED', {
    input: { ...input, sites: [] },
    message: 'At least one site is required',
  });
  refuses('createLiveSearchReport', 'SELLER_NOT_FOUND', {
    given: [['no seller has the id', { sellerId: '1', siteId: 'MLA' }]],
    input: { ...input, sellerId: '1' },
    message: 'User not found.',
  });
  refuses('createLiveSearchReport', 'INVALID_INPUT', {
    input: { ...input, currency: 'XXX' },
    message: 'No such currency',
  });

  answers('deleteLiveSearchReport', 'GW-86 a report deleted', {
    given: one,
    input: { id, operationKey: key },
    data: { deleteLiveSearchReport: { id: { exactly: id } } },
    value: { id },
  });
  refuses('deleteLiveSearchReport', 'EXPORT_NOT_FOUND', {
    input: { id: '1', operationKey: key },
    message: 'The generated report does not exist',
  });
});
