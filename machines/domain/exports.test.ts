import { exportLateAfter } from '../../contracts/vocabulary/exports';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reportId } from './addresses';
import { exportFileName, exportStage, matchingExports, topsOf, type Download } from './exports';
import {
  customReportFaults,
  newCustomReport,
  liveSearchReportFaults,
  newLiveSearchReport,
  exportHabits,
  type CustomReportValues,
  type LiveSearchReportValues,
} from './new-export';
import { blockReason } from './block-reason';
import { anaProfile } from '../simulator/sample-system-actors';
import type { ExportRow } from '../../contracts/shapes';
import {
  readAwaitedExports,
  awaitedKey,
  isAwaited,
  listsToPoll,
  pollDelayOf,
  readReadyExports,
  readyKey,
  settledExportsIn,
} from './awaited-exports';

const row = {
  id: '80000001',
  title: 'Noviembre',
  url: '/files/exports/80000001.xlsx',
  createdAt: '2026-11-20T12:00:00Z',
  topCountries: [],
  topSellers: [],
};

const ready = { ...row, state: 'ready' as const };
const at = Date.parse(row.createdAt);

describe('where a report stands', () => {
  const failed = (status: number): Download => ({
    phase: 'failed',
    failure: { code: 'BAD_STATUS', values: { status } },
  });
  it.each([
    [{ ...ready, state: 'generating' as const }, undefined, 'generating'],
    [{ ...ready, state: 'failed' as const }, undefined, 'failed'],
    [ready, undefined, 'ready'],
    [{ ...ready, url: null }, undefined, 'linkDead'],
    [ready, { phase: 'underWay', failure: null } as Download, 'downloading'],
    [ready, { phase: 'done', failure: null } as Download, 'downloaded'],
    [ready, failed(404), 'linkDead'],
    [ready, failed(503), 'unsaved'],
  ])('%o %o: %s', (one, download, stage) => expect(exportStage(one, download, at)).toBe(stage));

  test('in the making for ten minutes it is late', () => {
    const making = { ...ready, state: 'generating' as const };
    expect(exportStage(making, undefined, at + exportLateAfter - 1)).toBe('generating');
    expect(exportStage(making, undefined, at + exportLateAfter)).toBe('late');
  });
});

describe('the tops of a report', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ name: `Vendedor ${at}`, count: 9 - at }));

  test('are five at most, of a file that is there and of which something is said', () => {
    expect(topsOf({ ...ready, topSellers: many })).toEqual({ countries: [], sellers: many.slice(0, 5) });
    expect(topsOf({ ...ready, topCountries: many })).toEqual({ countries: many.slice(0, 5), sellers: [] });
    expect(topsOf(ready)).toBeNull();
    for (const state of ['generating', 'failed'] as const)
      expect(topsOf({ ...ready, state, topCountries: many, topSellers: many })).toBeNull();
  });
});

describe('what is sought among reports', () => {
  const rows = [row, { ...row, id: '80000012', title: 'Diciembre 8000000' }];
  const found = (q: string) => matchingExports(rows, q).map(({ id }) => id);

  test('EXP-24 eight digits, and only eight, are the id of a report', () => {
    expect(found(' 80000001 ')).toEqual(['80000001']);
    expect(found('8000000')).toEqual(['80000012']);
    expect(found('800000012')).toEqual([]);
    expect(['80000001', '8000000', '800000012', '8000000a', ''].map((id) => reportId(id))).toEqual([
      '80000001',
      null,
      null,
      null,
      null,
    ]);
  });

  test('any other text is part of a title, whatever its case', () => {
    expect(found('EMBRE')).toEqual(['80000001', '80000012']);
    expect(found('NOVI')).toEqual(['80000001']);
    expect(found('')).toEqual(['80000001', '80000012']);
  });
});

describe('the name of a saved file', () => {
  test('is the title and the id, with the ending of its address', () => {
    expect(exportFileName(row)).toBe('Noviembre 80000001.xlsx');
    expect(exportFileName({ ...row, url: '/files/a.CSV?x=1' })).toBe('Noviembre 80000001.csv');
  });

  it.each([
    ['../../etc/passwd', 'etc passwd 80000001.xlsx'],
    ['C:\\Windows\\a.exe', 'C Windows a exe 80000001.xlsx'],
    ['\u202Exslx.exe', 'xslx exe 80000001.xlsx'],
    ['<script>', 'script 80000001.xlsx'],
    ['Año / São', 'Año São 80000001.xlsx'],
    ['...', '80000001.xlsx'],
  ])('%s becomes %s', (title, name) => expect(exportFileName({ ...row, title })).toBe(name));

  test('of any title it is short, and has no separator, control character or dot but that of its ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (title) => {
        const name = exportFileName({ ...row, title });
        expect(name).toMatch(/^[\p{L}\p{N} _-]+\.xlsx$/u);
        expect([...name].length).toBeLessThan(100);
      }),
    );
  });
});

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

describe('the reports that somebody waits for', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const one = { list: 'customReports', id: '80000001', since: now } as const;
  const other = { list: 'liveSearchReports', id: '80000002', since: now - 60_000 } as const;

  const row = (id: string, state: ExportRow['state']): ExportRow => ({
    id,
    state,
    title: 'Noviembre',
    url: null,
    createdAt: null,
    topCountries: [],
    topSellers: [],
  });

  it('are read from what the browser keeps; anything else there is passed over', () => {
    const kept = {
      [awaitedKey('customReports', one.id)]: new Date(one.since).toISOString(),
      [awaitedKey('liveSearchReports', other.id)]: new Date(other.since).toISOString(),
      [awaitedKey('customReports', '80000003')]: null,
      'export-awaited:elsewhere:1': null,
      'export:custom-report': { title: 'Noviembre' },
    };
    expect(readAwaitedExports(kept)).toEqual([one, other, { list: 'customReports', id: '80000003', since: null }]);
    expect(isAwaited(kept, 'customReports', one.id)).toBe(true);
    expect(isAwaited(kept, 'liveSearchReports', one.id)).toBe(false);
  });

  it('are kept apart from those that are ready', () => {
    const kept = {
      [awaitedKey('customReports', one.id)]: null,
      [readyKey('liveSearchReports', '80000005')]: true,
      [readyKey('customReports', '80000004')]: true,
      'export-ready:elsewhere:1': true,
    };
    expect(readReadyExports(kept)).toEqual([
      { list: 'customReports', id: '80000004' },
      { list: 'liveSearchReports', id: '80000005' },
    ]);
    expect(readAwaitedExports(kept).map(({ id }) => id)).toEqual([one.id]);
  });

  it('are asked after in their lists, but for the one on the screen', () => {
    expect(listsToPoll([one, other], 'home')).toEqual(['customReports', 'liveSearchReports']);
    expect(listsToPoll([one, other], 'customReports')).toEqual(['liveSearchReports']);
    expect(listsToPoll([one], 'customReports')).toEqual([]);
  });

  it.each([
    [0, 5_000],
    [119_999, 5_000],
    [120_000, 15_000],
    [600_000, 60_000],
  ])('%i ms after the last one was asked for they are asked after in %i', (age, pause) => {
    expect(pollDelayOf([other, one], now + age)).toBe(pause);
    expect(pollDelayOf([{ ...one, since: null }], now + age)).toBe(60_000);
  });

  it('have ended where their row says so, and are lost where the whole list has none, or after a day', () => {
    const page = (items: ExportRow[], total = items.length) => ({ items, total });
    const ask = (items: ExportRow[], total?: number, at = now) =>
      settledExportsIn([one, other], 'customReports', page(items, total), at);
    expect(ask([row(one.id, 'generating')])).toEqual({ ended: [], lost: [] });
    expect(ask([row(one.id, 'failed'), row(other.id, 'ready')])).toEqual({ ended: [row(one.id, 'failed')], lost: [] });
    expect(ask([row('1', 'ready')])).toEqual({ ended: [], lost: [one] });
    expect(ask([row('1', 'ready')], 2)).toEqual({ ended: [], lost: [] });
    expect(ask([row(one.id, 'generating')], 1, now + 86_400_001).lost).toEqual([one]);
    expect(ask([row(one.id, 'ready')], 1, now + 86_400_001)).toEqual({ ended: [row(one.id, 'ready')], lost: [] });
  });
});
