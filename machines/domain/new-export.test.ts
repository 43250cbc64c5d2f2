import { describe, expect, it } from 'vitest';
import {
  customReportFaults,
  newCustomReport,
  type CustomReportValues,
  liveSearchReportFaults,
  newLiveSearchReport,
  type LiveSearchReportValues,
  exportHabits,
} from './new-export';
import { blockReason } from './block-reason';
import { anaProfile } from '../simulator/sample-system-actors';

const empty: CustomReportValues = {
  title: 'Nov',
  origin: '',
  dateFrom: '',
  dateTo: '',
  auditedBy: '',
  priceMin: '',
  priceMax: '',
  currency: 'USD',
  language: 'es',
};
const none = { title: null, dateFrom: null, dateTo: null, priceMin: null, priceMax: null };

describe('a custom report', () => {
  it.each([
    [{}, {}],
    [{ title: '\t ' }, { title: blockReason('TITLE_EMPTY') }],
    [{ title: 'x'.repeat(121) }, { title: blockReason('TITLE_TOO_LONG', { values: { count: 121, max: 120 } }) }],
    [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, { dateFrom: blockReason('DATE_FROM_AFTER_TO') }],
    [{ dateFrom: '2026-11-01', dateTo: '2026-11-01' }, {}],
    [{ priceMin: '10.01', priceMax: '10' }, { priceMin: blockReason('PRICE_FROM_ABOVE_TO') }],
    [{ priceMin: '100', priceMax: '20' }, { priceMin: blockReason('PRICE_FROM_ABOVE_TO') }],
    [{ priceMin: '10', priceMax: '10' }, {}],
    [{ priceMin: '9', priceMax: '10' }, {}],
    [{ priceMax: '?diez' }, { priceMax: blockReason('NOT_A_NUMBER') }],
    [{ priceMin: '1.500', priceMax: '1' }, { priceMin: blockReason('NOT_A_NUMBER') }],
    [{ dateFrom: '31/11/2026', dateTo: '2026-11-01' }, { dateFrom: blockReason('NOT_A_DAY') }],
    [{ dateFrom: '2026-11-01', dateTo: '2026-11-31' }, { dateTo: blockReason('NOT_A_DAY') }],
  ])('of %j lacks %j', (typed, lacks) => {
    expect(customReportFaults({ ...empty, ...typed })).toEqual({ ...none, ...lacks });
  });

  it('says nothing of what was left empty, and a price of 0', () => {
    expect(newCustomReport({ ...empty, priceMin: '0' })).toEqual({
      title: 'Nov',
      currency: 'USD',
      language: 'es',
      priceFrom: 0,
    });
  });
});

describe('a report of what a search finds', () => {
  const typed: LiveSearchReportValues = {
    source: 'api',
    keyword: '',
    nickname: 'TIENDA',
    status: 'all',
    sites: ['mla'],
    currency: 'USD',
    language: 'es',
  };
  it('needs a keyword or a seller, and a country', () => {
    expect(liveSearchReportFaults(typed)).toEqual({ keyword: null, nickname: null, sites: null });
    expect(liveSearchReportFaults({ ...typed, nickname: ' ', sites: [] })).toEqual({
      keyword: blockReason('KEYWORD_AND_SELLER_EMPTY'),
      nickname: null,
      sites: blockReason('NO_COUNTRY'),
    });
    expect(liveSearchReportFaults({ ...typed, keyword: 'x'.repeat(201) }).keyword?.because).toBe('KEYWORD_TOO_LONG');
  });

  it('goes out by the id of its seller', () => {
    const { keyword: _keyword, nickname: _nickname, ...rest } = typed;
    expect(newLiveSearchReport(typed, '5001')).toEqual({ ...rest, sites: ['MLA'], sellerId: '5001' });
  });
});

it('a report is written as the profile reads, in a currency that has a rate', () => {
  expect(exportHabits(anaProfile)).toEqual({ currency: 'ARS', language: 'es', siteId: 'MLA' });
  expect(exportHabits({ ...anaProfile, currency: 'CUP', lang: 'pt' })).toMatchObject({
    currency: 'USD',
    language: 'pt',
  });
  const registered = { ...anaProfile, marketplaceAccount: null, authorizedSiteIds: ['MLM'] };
  expect(exportHabits(registered).siteId).toBe('MLM');
  expect(exportHabits(null)).toEqual({ currency: 'USD', language: 'es', siteId: 'MLA' });
});
