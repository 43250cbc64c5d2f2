import { describe, expect, test } from 'vitest';
import { allowedNotices, efficiency, profiles } from '../profile';
import { liveSearch, updateLiveSearch } from '../search-live';
import { noticedReports } from '../exports';
import { noticedArticles } from '../history';
import { article, reportArticles } from '../listings';
import { search } from '../search-quick';
import { menu, ratesConvertions, sites } from '../session';
import { caseDescription } from '../cases-detail';
import { addressOrNull, refusalOrNull } from './values';
import { addressPayloads } from '../../../tests/payloads';

const nothing = {
  siteId: null,
  title: null,
  price: null,
  currency: null,
  brand: null,
  partNumber: null,
  condition: null,
  availableQuantity: null,
  soldQuantity: null,
  seller: null,
  country: null,
  officialStoreId: null,
  catalogListing: null,
  catalogProductId: null,
  variants: null,
  kits: null,
  attributes: null,
  saleConditions: null,
  images: null,
  thumbnail: null,
  href: null,
  status: null,
  approved: null,
  reported: null,
  noticed: null,
  originModel: null,
};

/** A filter of which nothing is known. */
const noFilter = {
  id: '',
  name: null,
  sites: null,
  priceMin: null,
  priceMax: null,
  priceMinConverted: null,
  priceMaxConverted: null,
  profileCurrency: null,
  categoryId: null,
  sellerNickname: null,
  articleCondition: null,
  brand: null,
  model: null,
  attributes: null,
  dateFrom: null,
  dateTo: null,
  stockOffered: null,
  stockSold: null,
  indexed: null,
};

describe('what an answer leaves out', () => {
  test('a listing of which only the id is known', () => {
    expect(article.read({ article: [{ id: 'mla1100000001', ...nothing }] }, { articleId: 'x' })).toEqual([
      {
        ...nothing,
        id: 'MLA1100000001',
        siteId: 'MLA',
        title: 'MLA1100000001',
        catalogListing: false,
        attributes: [],
        saleConditions: [],
        variants: [],
        kits: [],
        pictures: [],
        status: '',
        images: undefined,
        currency: undefined,
      },
    ]);
  });

  test('a status not known yet is kept as it came', () => {
    const [listing] = article.read(
      { article: [{ id: 'MLA1100000001', ...nothing, status: 'frozen' }] },
      { articleId: 'x' },
    );
    expect(listing?.status).toBe('frozen');
  });

  test('an efficiency not known yet is no data', () => {
    expect(efficiency.read({ efficiency: { level: 'superb' } }, undefined)).toEqual({ level: 'default' });
    expect(efficiency.read({ efficiency: null }, undefined)).toEqual({ level: 'default' });
  });

  test('a generated report without a safe address cannot be downloaded', () => {
    const untold = { createdAt: null, topCountries: null, topSellers: null };
    const row = { id: '1', title: null, ready: true, failed: false, generating: false, ...untold };
    const read = (url: string | null, change = {}) =>
      noticedReports.read(
        { noticedReports: { reports: [{ ...row, url, ...change }], paging: null } },
        { size: 10, from: 0 },
      ).items[0];
    expect(read('javascript:alert(1)')).toEqual({
      id: '1',
      title: '1',
      url: null,
      state: 'ready',
      createdAt: null,
      topCountries: [],
      topSellers: [],
    });
    expect(read('/files/a.csv', { ready: false, generating: true })).toMatchObject({ url: null, state: 'generating' });
    expect(read('/files/a.csv', { failed: true })).toMatchObject({ url: null, state: 'failed' });
  });

  test('a chosen filter that is not among the filters is none, and a condition not known yet is not sent back', () => {
    const wire = { ...noFilter, id: 'f1', articleCondition: 'antique' };
    const data = { updateLiveSearch: { id: '1', filterProfiles: [wire], filterProfileId: 'f2' } };
    const shaped = updateLiveSearch.read(data, { id: '1', operationKey: 'k' });
    expect(shaped).toMatchObject({
      filterProfiles: [{ id: 'f1', sites: [], attributes: [], articleCondition: 'antique', indexed: false }],
      filterProfileId: null,
    });
    const sent = updateLiveSearch.request({
      id: '1',
      filterProfiles: shaped.filterProfiles,
      filterProfileId: null,
      operationKey: 'k',
    });
    expect(sent.body).toMatchObject({
      variables: { filterProfiles: [{ id: 'f1', articleCondition: null }], filterProfileId: '' },
    });
  });

  test('a filter keeps two values of one attribute, is sent with both, and tells an attribute that came twice once', () => {
    const colours = ['azul', 'rojo'].map((valueName) => ({ id: 'COLOR', valueName }));
    const wire = { ...noFilter, id: 'f1', attributes: [...colours, { id: 'COLOR', valueName: 'azul' }] };
    const data = { updateLiveSearch: { id: '1', filterProfiles: [wire], filterProfileId: 'f1' } };
    const { filterProfiles } = updateLiveSearch.read(data, { id: '1', operationKey: 'k' });
    expect(filterProfiles[0]?.attributes).toEqual(colours);
    const sent = updateLiveSearch.request({ id: '1', filterProfiles, filterProfileId: 'f1', operationKey: 'k' });
    expect(sent.body).toMatchObject({ variables: { filterProfiles: [{ attributes: colours }] } });
  });

  test('a price without a currency is no price', () => {
    const [listing] = article.read({ article: [{ id: 'MLA1', ...nothing, price: 10 }] }, { articleId: 'x' });
    expect(listing?.price).toBeNull();
  });

  test.each([
    ['Processed', false, 'processed'],
    ['archived', true, 'processed'],
    ['archived', false, 'in_progress'],
    [null, null, 'in_progress'],
  ])('a live search of status %s, finished %s, is %s', (status, finished, expectedStatus) => {
    const wire = {
      id: '1',
      keyword: null,
      requiredWords: null,
      avoidedWords: null,
      sellers: null,
      countries: null,
      sortBy: null,
      order: null,
      status,
      failedCount: null,
      finished,
      finishedAt: null,
      createdAt: null,
      author: null,
      filterProfiles: null,
      filterProfileId: null,
      articles: null,
    };
    const shaped = liveSearch.read({ liveSearch: wire }, { id: '1', size: 50, from: 0 });
    expect(shaped).toMatchObject({ status: expectedStatus, listings: { items: [], total: 0 } });
  });

  test('rates may name no base, and one that is none is left out', () => {
    const rates = { USD: 1, ARS: null, BRL: 0, CLP: -3 };
    expect(ratesConvertions.read({ ratesConvertions: { base: null, rates } }, undefined)).toEqual({
      base: null,
      rates: { USD: 1 },
    });
  });

  test('a refusal not known yet is a server error, a known one itself', () => {
    expect([refusalOrNull('ALREADY_AUDITED'), refusalOrNull('NEWER'), refusalOrNull(null)]).toEqual([
      'ALREADY_AUDITED',
      'SERVER_ERROR',
      null,
    ]);
  });

  test('an answer without the case itself is unreadable', () => {
    expect(() => caseDescription.read({ caseDescription: null }, { caseId: '1', siteId: 'MLA' })).toThrow('case');
  });
});

describe('an answer that no gateway should give', () => {
  const site = { id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' };
  const person = { givenName: 'Ana', familyName: null, lang: 'es', currency: 'ARS', userIds: [] };
  const entry = { id: 'menu1', name: 'A', icon: null, url: '/reports', is_new: false, new_tab: false, childs: null };

  test('tells a row twice: it is there once', () => {
    expect(sites.read({ sites: [site, { ...site, countryName: 'Otra' }] }, undefined).map(({ id }) => id)).toEqual([
      'MLA',
    ]);
    const two = [
      { id: '1', ...person },
      { id: '1', ...person },
      { id: '2', ...person },
    ];
    expect(profiles.read({ profiles: two }, undefined).map(({ id }) => id)).toEqual(['1', '2']);
    const [first, ...others] = menu.read({ menu: [{ ...entry, childs: [entry, entry] }, entry] }, undefined);
    expect([first?.children.length, others]).toEqual([1, []]);
    const notices = [{ id: 'PPPI1', type: null, description: null }];
    const allowed = [
      { siteId: 'MLA', notices: [...notices, ...notices] },
      { siteId: 'MLA', notices },
    ];
    expect(allowedNotices.read({ profile: { allowedNotices: allowed } }, undefined)).toEqual([
      { siteId: 'MLA', notices },
    ]);
  });

  test.each([0, -5])('says that there are %d where it shows some: there are as many as it shows', (total) => {
    const row = { id: 'mla1100000001', ...nothing };
    const data = { search: { results: [row], paging: { total, offset: 50, limit: 50 } } };
    expect(search.read(data, { keyword: 'x' }).total).toBe(51);
    expect(search.read({ search: { ...data.search, results: [] } }, { keyword: 'x' }).total).toBe(0);
  });
});

describe('addresses', () => {
  test.each([
    ['https://a.test/x.png', 'https://a.test/x.png'],
    ['http://a.test/x.png', 'http://a.test/x.png'],
    ['/files/pictures/MLA1/1-R.png', '/files/pictures/MLA1/1-R.png'],
    ['javascript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['JAVASCRIPT:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['http://[', null],
    ['', null],
    [null, null],
  ])('%s becomes %s', (address, expectedAddress) => {
    expect(addressOrNull(address)).toBe(expectedAddress);
  });

  test('none of 200 spellings of an address that runs is kept', () => {
    expect(addressPayloads.length).toBeGreaterThanOrEqual(200);
    expect(addressPayloads.filter((address) => addressOrNull(address) !== null)).toEqual([]);
  });
});

describe('what goes out', () => {
  const report = {
    articlesIds: ['mla1100000001'],
    code: 'PPPI1',
    codeDescription: 'Producto falsificado',
    description: 'Es una copia',
    tags: [],
    photosDenounced: [],
    originModel: 'live_search' as const,
    elementType: 'ITM' as const,
    author: { id: '1', givenName: 'Ana', familyName: null },
    operationKey: 'k',
  };

  test('GW-66 an import says so, with its source', () => {
    const { body } = reportArticles.request({ ...report, isImport: true, source: 'type_article_xls' });
    expect(body).toMatchObject({
      variables: { isImport: true, source: 'type_article_xls', articlesIds: ['MLA1100000001'] },
    });
  });

  test('the base document goes out unless an extension is used', () => {
    const documents = [
      noticedArticles.request({ size: 50, from: 0 }),
      noticedArticles.request({ size: 50, from: 0, reasons: [], sites: [] }),
      noticedArticles.request({ size: 50, from: 0, sort: 'oldest' }),
      noticedArticles.request({ size: 50, from: 0, reasons: ['PPPI1'] }),
      noticedArticles.request({ size: 50, from: 0, sites: ['mla'] }),
      noticedArticles.request({ size: 50, from: 0, dateTo: '2026-11-25' }),
    ].map(({ body }) => /^query (\w+)/.exec(body && 'query' in body ? String(body.query) : '')?.[1]);
    expect(documents).toEqual([
      'noticedArticles',
      'noticedArticles',
      'noticedArticlesExtended',
      'noticedArticlesExtended',
      'noticedArticlesExtended',
      'noticedArticlesExtended',
    ]);
  });
});
