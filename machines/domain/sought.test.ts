import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteIds } from '../../contracts/vocabulary/sites';
import {
  emptyQuickSearch,
  isSought,
  keptQuickSearch,
  linesFault,
  quickSearchFaults,
  readLines,
  readSought,
  savedLike,
  soughtKey,
} from './sought';

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
    ['MLA12345678', words('MLA12345678')],
    ['MLA123456789', words('MLA123456789')],
    ['"XYZ1234567890"', words('XYZ1234567890')],
    ['<script>alert(1)</script>', words('<script>alert(1)</script>')],
    ['javascript:alert(1)', words('javascript:alert(1)')],
  ])('%s', (text, meant) => {
    expect(readSought(text)).toEqual(meant);
  });

  it.each([
    ['   ', 'KEYWORD_EMPTY'],
    ['" "', 'KEYWORD_EMPTY'],
    ['@', 'NICKNAME_EMPTY'],
    ['XYZ1234567890', 'NO_MARKETPLACE'],
    ['https://example.com/XYZ-1234567890', 'NO_MARKETPLACE'],
    ['https://example.com/ofertas', 'ADDRESS_OF_NO_LISTING'],
    ['https://example.com/MLA-12345678901', 'ADDRESS_OF_NO_LISTING'],
    ['a'.repeat(201), 'KEYWORD_TOO_LONG'],
    [`@${'a'.repeat(201)}`, 'KEYWORD_TOO_LONG'],
  ])('%s can not be looked for', (text, why) => {
    expect(readSought(text)).toMatchObject({ because: why });
  });

  it('a text without a sign of its own is a nickname where sellers are looked for, an id stays an id', () => {
    expect(readSought('Tienda Sur', 'seller')).toEqual(seller('Tienda Sur'));
    expect(readSought('MLA-1234567890', 'seller')).toEqual(listing('MLA1234567890'));
  });

  it('an id is the same listing however it is written, alone or in an address', () => {
    fc.assert(
      fc.property(site, digits, fc.boolean(), fc.boolean(), fc.boolean(), (id, number, hyphen, lower, address) => {
        const text = `${id}${hyphen ? '-' : ''}${number}`;
        const written = lower ? text.toLowerCase() : text;
        expect(readSought(address ? `https://example.com/${written}-x` : written)).toEqual(listing(`${id}${number}`));
      }),
    );
  });

  it('whatever is typed means one thing or has a reason, and what is meant means itself again', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('words' as const, 'seller' as const), (text, as) => {
        const read = readSought(text, as);
        if (!isSought(read)) return;
        const again =
          read.kind === 'listing' ? read.id : read.kind === 'seller' ? `@${read.nickname}` : `"${read.keyword}"`;
        expect(readSought(again)).toEqual(read);
        expect(soughtKey(read).length).toBeLessThanOrEqual(201);
      }),
    );
  });
});

describe('many lines', () => {
  it('tells empty and doubled lines, and what each other looks for', () => {
    const read = readLines('bolso\n\n MLA-1234567890\nBOLSO\nmla1234567890\n@SUR\nXYZ1234567890\n', 'words');
    expect([read.empty, read.doubled]).toEqual([2, 2]);
    expect(read.lines.map(({ doubled }) => doubled)).toEqual([false, false, true, true, false, false]);
    expect(read.lines.map(({ read: one }) => (isSought(one) ? one.kind : one.because))).toEqual([
      'words',
      'listing',
      'words',
      'listing',
      'seller',
      'NO_MARKETPLACE',
    ]);
  });

  it('takes a thousand and refuses ten thousand without reading them', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `bolso ${at}`).join('\r\n');
    expect(linesFault(lines(1000))).toBeNull();
    expect(readLines(lines(1000), 'words').lines).toHaveLength(1000);
    expect(linesFault(lines(10_000))).toEqual({ because: 'TOO_MANY_LINES', values: { count: 10_000, max: 1000 } });
    expect(linesFault(' \n ')).toEqual({ because: 'LINES_EMPTY' });
  });

  it('every line is read, empty or not, and of those that look for the same only the first is new', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyText.map((text) => text.replaceAll('\n', ' ')),
          { maxLength: 30 },
        ),
        (texts) => {
          const { lines, empty, doubled } = readLines(texts.join('\n'), 'words');
          expect(lines.length + empty).toBe(Math.max(1, texts.length));
          expect(doubled).toBe(lines.filter((line) => line.doubled).length);
          const fresh = lines
            .filter((line) => !line.doubled)
            .map(({ read, text }) => (isSought(read) ? soughtKey(read) : text));
          expect(new Set(fresh).size).toBe(fresh.length);
        },
      ),
    );
  });
});

describe('the form', () => {
  it('has its faults at the field that is shown', () => {
    expect(quickSearchFaults({ ...emptyQuickSearch, many: true })).toEqual({
      text: null,
      lines: { because: 'LINES_EMPTY' },
    });
    expect(quickSearchFaults({ ...emptyQuickSearch, text: 'bolso' })).toEqual({ text: null, lines: null });
  });

  it('begins as it was left, in a country that is offered', () => {
    expect(keptQuickSearch(undefined, ['MLB', 'MLA'])).toEqual(emptyQuickSearch);
    expect(keptQuickSearch({ text: 'bolso', siteId: 'mlb', many: true, as: 'seller', lines: 7 }, ['MLB'])).toEqual({
      text: 'bolso',
      lines: '',
      as: 'seller',
      siteId: 'MLB',
      many: true,
    });
    expect(keptQuickSearch('damaged', ['MLB']).siteId).toBe('MLB');
  });

  it('offers the saved searches that have each word, whatever its case and marks', () => {
    const saved = ['Botas de montaña', 'Bolso andes', 'Botas lluvia'].map((keyword) => ({ keyword }));
    expect(savedLike(saved, 'montana BOT', 5)).toEqual([saved[0]]);
    expect(savedLike(saved, 'bot', 1)).toEqual([saved[0]]);
    expect(savedLike(saved, ' ', 5)).toEqual([]);
  });
});
