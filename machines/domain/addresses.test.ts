import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStatusGroups } from '../../contracts/vocabulary/case-statuses';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { siteIds } from '../../contracts/vocabulary/sites';
import type { SearchOf } from './addresses';
import {
  withLanguage,
  paramsOf,
  locationOf,
  queryOf,
  valuesInPath,
  readSearchOf,
  searchOf,
  targetOf,
} from './locations';
import { readSearch, writeSearch } from './search-text';
import { destinationFault, destinationsOf } from './typed-destinations';

const history = (query: Record<string, string>) => locationOf('history', {}, query);
const nothing = readSearchOf('history', {});

describe('what an address says', () => {
  it('is as it is otherwise where nothing is said, or nothing is written', () => {
    expect(history({})).toMatchObject({ search: nothing, ignored: [] });
    expect(history({ status: '', page: '', seller: '' })).toMatchObject({ search: nothing, ignored: [] });
    expect(nothing).toEqual({
      status: [],
      page: 1,
      size: 10,
      sort: 'recent',
      by: 'due_date',
      reasons: [],
      sites: [],
      item: null,
      seller: null,
      sellerId: null,
      due: null,
      from: null,
      to: null,
    });
  });

  it('HIS-04 reads any of the six status groups, whatever their case', () => {
    expect(history({ status: 'rollback,APPROVED' }).search.status).toEqual(['APPROVED', 'ROLLBACK']);
  });

  it('names each parameter that it could not use and keeps what could be', () => {
    const { search, ignored } = history({
      status: 'PENDING,WHATEVER',
      page: '-3',
      size: '7',
      sort: 'random',
      reasons: 'PPPI99',
      sites: 'MLX',
      item: 'MLA12',
      due: '2026-02-31',
      seller: 'ACME',
      unknown: 'x',
    });
    expect(ignored).toEqual(['status', 'page', 'size', 'sort', 'reasons', 'sites', 'item', 'due']);
    expect(search).toEqual({ ...nothing, status: ['PENDING'], seller: 'ACME' });
  });

  it('CAS-03 reads a listing id with or without its hyphen', () => {
    expect(history({ item: 'mla-1234567890' }).search.item).toBe('MLA1234567890');
  });

  it('is left to the router where it is usable as it was written, so that no address is written anew', () => {
    expect(searchOf('history')({ page: '2', sort: 'nonsense', sites: 'mla', status: 'PENDING,NO', due: '' })).toEqual({
      page: 2,
    });
  });

  it('what is written to an address is read back the same', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const filters: fc.Arbitrary<SearchOf<'history'>> = fc.record({
      status: fc.subarray([...caseStatusGroups]),
      page: fc.integer({ min: 1, max: 5000 }),
      size: fc.constantFrom(10, 20, 50),
      sort: fc.constantFrom('recent' as const, 'oldest' as const),
      by: fc.constantFrom('due_date' as const, 'date_created' as const),
      reasons: fc.subarray([...reasonCodes]),
      sites: fc.subarray([...siteIds]),
      item: fc.option(fc.stringMatching(/^[A-Z]{3}\d{10}$/)),
      seller: fc.option(fc.stringMatching(/^[A-Z][A-Z0-9 ]{0,20}[A-Z]$/)),
      sellerId: fc.option(fc.stringMatching(/^[1-9]\d{0,12}$/)),
      due: fc.option(day),
      from: fc.option(day),
      to: fc.option(day),
    });
    fc.assert(
      fc.property(filters, (given) => {
        const query = readSearch(writeSearch(valuesInPath('history', given)));
        expect(history(query)).toMatchObject({ search: given, ignored: [] });
      }),
    );
  });

  it('is read without a fault, whatever it is', () => {
    expect(locationOf('liveSearches', {}, { q: { $ne: 1 } }).search.q).toBe('');
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('status', 'page', 'size', 'item', 'due', 'seller'), fc.anything()),
        (query) => {
          expect(locationOf('history', {}, query).search.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('a path', () => {
  it('has parameters of a shape, or is none', () => {
    expect(paramsOf('listing')({ articleId: 'MLA-1234567890' })).toEqual({ articleId: 'MLA-1234567890' });
    expect(paramsOf('listing')({ articleId: 'MLA12345678' })).toBe(false);
    expect(paramsOf('noPermission')({ lang: 'es', siteId: 'mla' })).toEqual({ lang: 'es', siteId: 'MLA' });
    expect(paramsOf('noPermission')({ lang: 'xx', siteId: 'MLA' })).toBe(false);
    expect(paramsOf('authenticate')({ lang: 'es' })).toEqual({ lang: 'es' });
    expect(paramsOf('authenticate')({ lang: 'es', dev: 'prod' })).toBe(false);
    expect(paramsOf('results')({})).toBe(false);
  });
});

describe('the answer of the identity provider', () => {
  it('SES-09 is everything in its address that the console has not said itself', () => {
    const query = { code: 'c-1', state: 's 1', redirect: '/profile' };
    const { search } = locationOf('authenticate', { lang: 'es' }, query);
    expect(search).toEqual({ redirect: '/profile', answer: 'code=c-1&state=s+1' });
    expect(queryOf('authenticate', search)).toEqual(query);
  });
});

describe('the language of an address', () => {
  it('is that of its path, or forced, or, signed out, that of its link', () => {
    const asked = (query: Record<string, string>) => locationOf('supportForm', {}, query).language;
    expect(asked({})).toEqual({ forced: null, signedOut: null });
    expect(asked({ force_locale: 'ES', lang: 'pt' })).toEqual({ forced: 'es', signedOut: 'pt' });
    expect(locationOf('landing', { lang: 'pt' }, { force_locale: 'ES' }).language.forced).toBe('pt');
  });

  it('is another at the same place, where the place has one', () => {
    const redirect = '/profile';
    expect(withLanguage(locationOf('login', { lang: 'es' }, { redirect }), 'pt')).toEqual({
      to: 'login',
      params: { lang: 'pt' },
      search: { redirect },
    });
    expect(withLanguage(locationOf('supportForm', {}, { lang: 'es' }), 'en')).toMatchObject({ search: { lang: 'en' } });
    expect(withLanguage(locationOf('supportForm', {}), 'en')).toBeNull();
  });

  it('H09 is no longer forced at the target of a place', () => {
    const place = history({ force_locale: 'ES', status: 'PENDING' });
    expect(valuesInPath('history', targetOf(place)?.search)).toEqual({ status: ['PENDING'] });
  });
});

it.each([
  ['MLA1234567890', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  [' mla-1234567890 ', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  ['MLB12345678', [{ to: 'catalogueDetail', params: { articleId: 'MLB12345678' } }]],
  [
    'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
    [{ to: 'listing', params: { articleId: 'MLA1059656318' } }],
  ],
  ['Bolso https://a.example/MLB-1234567890-x', [{ to: 'listing', params: { articleId: 'MLB1234567890' } }]],
  ['https://www.mercadolibre.com.ar/p/MLA12345678', [{ to: 'catalogueDetail', params: { articleId: 'MLA12345678' } }]],
  ['https://www.mercadolibre.com.ar/p/MLA1059654810', []],
  [
    'MLA1234567890 MLB1234567890',
    [
      { to: 'listing', params: { articleId: 'MLA1234567890' } },
      { to: 'listing', params: { articleId: 'MLB1234567890' } },
    ],
  ],
  ['1000123', [{ to: 'case', params: { id: '1000123' } }]],
  [
    '12345678',
    [
      { to: 'case', params: { id: '12345678' } },
      { to: 'historyItem', params: { id: '12345678' } },
    ],
  ],
  ['123', []],
  ['zapatillas', []],
  ['', []],
])('%j leads to %j', (typed, goals) => {
  expect(destinationsOf(typed)).toEqual(goals);
});

it.each([
  ['https://www.mercadolibre.com.ar/p/MLA1059654810', { because: 'PAGE_OF_PRODUCT' }],
  ['https://www.mercadolibre.com.ar/ofertas', { because: 'ADDRESS_OF_NO_LISTING' }],
  ['https://www.mercadolibre.com.ar/p/MLA12345678', null],
  ['MLA1234567890', null],
  ['zapatillas', null],
])('%j leads nowhere because of %j', (typed, fault) => {
  expect(destinationFault(typed)).toEqual(fault);
});
