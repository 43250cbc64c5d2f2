import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { siteIds } from '../../contracts/vocabulary/sites';
import {
  emptyQuickSearch,
  isSearchQuery,
  restoreQuickSearch,
  parseSearchQuery,
  matchingSavedSearches,
  searchQueryKey,
} from './search-query';
import { readSearch, writeSearch } from './search-text';
import { keywordFault, keywordOf, namesFault, readNickname } from './keyword';
import { liveSearchFaults, newLiveSearch } from './live-search';

const words = (keyword: string) => ({ kind: 'words', keyword });
const listing = (id: string) => ({ kind: 'listing', id });
const seller = (nickname: string) => ({ kind: 'seller', nickname });
const site = fc.constantFrom(...siteIds);
const digits = fc.stringMatching(/^\d{10}$/);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl());

describe('what somebody looks for', () => {
  it.each([
    ['MLA1234567890', listing('MLA1234567890')],
    [' mla-1234567890 ', listing('MLA1234567890')],
    ['https://articulo.example/MLB-1234567890-zapatilla-_JM#position=3', listing('MLB1234567890')],
    ['www.example.com/p?item=MLA1234567890', listing('MLA1234567890')],
    ['@TIENDA_SUR', seller('TIENDA_SUR')],
    ['zapatillas  andes', words('zapatillas andes')],
    ['7791234567890', words('7791234567890')],
    ['AND-2041', words('AND-2041')],
    ['ABC12345678', words('ABC12345678')],
    ['"MLA12345678"', words('MLA12345678')],
    ['"MLA1234567890"', listing('MLA1234567890')],
    ['"https://articulo.example/MLA-1234567890-bolso-_JM"', listing('MLA1234567890')],
    ['Bolso https://articulo.example/MLB-1234567890-bolso-_JM', listing('MLB1234567890')],
    [
      'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
      listing('MLA1059656318'),
    ],
    ['"nike.com/andes"', words('nike.com/andes')],
    ['MLA123456789', words('MLA123456789')],
    ['"XYZ1234567890"', words('XYZ1234567890')],
    ['<script>alert(1)</script>', words('<script>alert(1)</script>')],
    ['javascript:alert(1)', words('javascript:alert(1)')],
  ])('%s', (text, meant) => {
    expect(parseSearchQuery(text)).toEqual(meant);
  });

  it.each([
    ['   ', 'KEYWORD_EMPTY'],
    ['" "', 'KEYWORD_EMPTY'],
    ['@', 'NICKNAME_EMPTY'],
    ['XYZ1234567890', 'NO_MARKETPLACE'],
    ['https://example.com/XYZ-1234567890', 'NO_MARKETPLACE'],
    ['https://example.com/ofertas', 'ADDRESS_OF_NO_LISTING'],
    ['https://example.com/MLA-12345678901', 'ADDRESS_OF_NO_LISTING'],
    ['https://www.mercadolibre.com.ar/bolso/p/MLA1059654810', 'PAGE_OF_PRODUCT'],
    ['"https://www.mercadolibre.com.ar/bolso/p/MLA1059654810"', 'PAGE_OF_PRODUCT'],
    ['https://www.mercadolibre.com.ar/bolso/up/MLAU1059654810', 'PAGE_OF_PRODUCT'],
    ['MLA12345678', 'PAGE_OF_PRODUCT'],
    ['https://example.com/x?item_id=MLA1234567890#wid=MLA1234567891', 'SEVERAL_LISTINGS'],
    ['a'.repeat(201), 'KEYWORD_TOO_LONG'],
    [`@${'a'.repeat(201)}`, 'KEYWORD_TOO_LONG'],
  ])('%s can not be looked for', (text, why) => {
    expect(parseSearchQuery(text)).toMatchObject({ because: why });
  });

  it('a text without a sign of its own is a nickname where sellers are looked for, an id stays an id', () => {
    expect(parseSearchQuery('Tienda Sur', 'seller')).toEqual(seller('Tienda Sur'));
    expect(parseSearchQuery('MLA-1234567890', 'seller')).toEqual(listing('MLA1234567890'));
  });

  it('an id is the same listing however it is written, alone or in an address', () => {
    fc.assert(
      fc.property(site, digits, fc.boolean(), fc.boolean(), fc.boolean(), (id, number, hyphen, lower, address) => {
        const text = `${id}${hyphen ? '-' : ''}${number}`;
        const written = lower ? text.toLowerCase() : text;
        expect(parseSearchQuery(address ? `https://example.com/${written}-x` : written)).toEqual(
          listing(`${id}${number}`),
        );
      }),
    );
  });

  it('whatever is typed means one thing or has a reason, and what is meant means itself again', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('words' as const, 'seller' as const), (text, as) => {
        const read = parseSearchQuery(text, as);
        if (!isSearchQuery(read)) return;
        const again =
          read.kind === 'listing' ? read.id : read.kind === 'seller' ? `@${read.nickname}` : `"${read.keyword}"`;
        expect(parseSearchQuery(again)).toEqual(read);
        expect(searchQueryKey(read).length).toBeLessThanOrEqual(201);
      }),
    );
  });
});

describe('the form', () => {
  it('begins as it was left, in a country that is offered', () => {
    expect(restoreQuickSearch(undefined, ['MLB', 'MLA'], null)).toEqual(emptyQuickSearch);
    expect(
      restoreQuickSearch({ text: 'bolso', siteId: 'mlb', many: true, as: 'seller', lines: 7 }, ['MLB'], 'MLA'),
    ).toEqual({
      text: 'bolso',
      lines: '',
      as: 'seller',
      siteId: 'MLB',
      many: true,
    });
    expect(restoreQuickSearch('damaged', ['MLB'], null).siteId).toBe('MLB');
    expect(restoreQuickSearch(undefined, ['MLA', 'MLM'], 'MLM').siteId).toBe('MLM');
    expect(restoreQuickSearch({ siteId: 'MLA' }, ['MLA', 'MLM'], 'MLM').siteId).toBe('MLA');
  });

  it('offers the saved searches that have each word, whatever its case and marks', () => {
    const saved = ['Botas de montaña', 'Bolso andes', 'Botas lluvia'].map((keyword) => ({ keyword }));
    expect(matchingSavedSearches(saved, 'montana BOT', 5)).toEqual([saved[0]]);
    expect(matchingSavedSearches(saved, 'bot', 1)).toEqual([saved[0]]);
    expect(matchingSavedSearches(saved, ' ', 5)).toEqual([]);
  });
});

describe('the query of an address', () => {
  test('is text, whatever it looks like', () => {
    expect(readSearch('?page=2&id=00123&x=true&force_locale=ES')).toEqual({
      page: '2',
      id: '00123',
      x: 'true',
      force_locale: 'ES',
    });
  });

  test('writes lists with commas and leaves out what is empty', () => {
    expect(writeSearch({ status: ['PENDING', 'REJECTED'], page: 2, none: null, empty: '', nothing: [] })).toBe(
      '?status=PENDING,REJECTED&page=2',
    );
    expect(writeSearch({})).toBe('');
  });

  test('comes back as it was written', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== '__proto__');
    const value = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(name, value), (search) => {
        expect(readSearch(writeSearch(search))).toEqual({ ...search });
      }),
    );
  });
});

const id = 'MLA1059656318';
const link = `https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3A${id}`;
const page = 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810';

describe('a field for words alone', () => {
  it.each([
    [link, { because: 'KEYWORD_NAMES_LISTING', values: { id } }],
    [` mla-${id.slice(3)} `, { because: 'KEYWORD_NAMES_LISTING', values: { id } }],
    [`Bolso ${link}`, { because: 'KEYWORD_NAMES_LISTING', values: { id } }],
    [page, { because: 'PAGE_OF_PRODUCT' }],
    ['https://example.com/ofertas', { because: 'ADDRESS_OF_NO_LISTING' }],
    ['@TIENDA_SUR', { because: 'KEYWORD_NAMES_SELLER', values: { nickname: 'TIENDA_SUR' } }],
  ])('says what %s names, and searches for nothing', (typed, fault) => {
    expect(keywordFault(typed)).toEqual(fault);
  });

  it.each([
    [' bolso  andes ', 'bolso andes'],
    ['AND-2041', 'AND-2041'],
    ['7791234567890', '7791234567890'],
    ['“@casa”', '@casa'],
    ['"nike.com/andes"', 'nike.com/andes'],
  ])('takes %s as words', (typed, keyword) => {
    expect([keywordFault(typed), keywordOf(typed)]).toEqual([null, keyword]);
    expect(newLiveSearch({ keyword: typed, sites: ['MLA'], requiredWords: '', avoidedWords: '' }).keyword).toBe(
      keyword,
    );
  });

  it('sends no listing as words, however it is written', () => {
    const number = fc.stringMatching(/^\d{10}$/);
    const written = fc.constantFrom(
      (site: string, digits: string) => `${site}${digits}`,
      (site: string, digits: string) => `${site.toLowerCase()}-${digits}`,
      (site: string, digits: string) => `https://articulo.example/${site}-${digits}-bolso-_JM`,
      (site: string, digits: string) => `${page}?wid=${site}${digits}`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...siteIds), number, written, fc.boolean(), (site, digits, write, words) => {
        const typed = write(site, digits);
        const fault = { because: 'KEYWORD_NAMES_LISTING', values: { id: `${site}${digits}` } };
        expect(keywordFault(typed.includes('/') && words ? `Bolso ${typed}` : typed)).toEqual(fault);
        expect(namesFault(['bolso', typed])).toEqual({ ...fault, because: 'LISTING_FOR_TEXT' });
      }),
    );
  });

  it('has no listing among the words that are required or avoided', () => {
    const values = { keyword: 'bolso', sites: ['MLA'], requiredWords: 'cuero', avoidedWords: '' };
    const fault = { because: 'LISTING_FOR_TEXT', values: { id } };
    expect(liveSearchFaults({ ...values, requiredWords: `cuero, ${link}` }).requiredWords).toEqual(fault);
    expect(liveSearchFaults({ ...values, avoidedWords: id }).avoidedWords).toEqual(fault);
    expect(liveSearchFaults({ ...values, avoidedWords: 'ABC12345678, A/B, #1' }).avoidedWords).toBeNull();
  });
});

describe('a field for nicknames', () => {
  it('takes a nickname with its sign or without it, and no listing', () => {
    expect([' @TIENDA_SUR', '@ TIENDA', 'A@B', ' '].map(readNickname)).toEqual(['TIENDA_SUR', 'TIENDA', 'A@B', '']);
    expect(namesFault([link])).toMatchObject({ because: 'LISTING_FOR_TEXT' });
    expect(namesFault([page])).toEqual({ because: 'PAGE_OF_PRODUCT' });
    expect(namesFault(['TIENDA_SUR', 'LOR1234567890', 'GARL3456789'])).toBeNull();
  });
});
