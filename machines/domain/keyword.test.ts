import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteIds } from '../../contracts/vocabulary/sites';
import { keywordFault, keywordOf, namesFault, readNickname } from './keyword';
import { liveSearchFaults, newLiveSearch } from './live-search';

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
