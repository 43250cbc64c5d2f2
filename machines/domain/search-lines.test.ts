import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import { siteIds } from '../../contracts/vocabulary/sites';
import {
  countLines,
  hasSeveral,
  linesFault,
  quickSearchFaults,
  readField,
  readLines,
  searchesToConfirm,
} from './search-lines';
import { emptyQuickSearch, isSearchQuery, searchQueryKey } from './search-query';

/** What each line looks for, or why it can't, and `—` before what isn't looked for. */
const meant = (text: string, as: 'words' | 'seller' = 'words') =>
  readLines(text, as).lines.map(({ entries, unused }) => [
    ...entries.map(({ read }) => (isSearchQuery(read) ? searchQueryKey(read) : read.because)),
    ...unused.map((cell) => `—${cell}`),
  ]);

const a = 'MLA1059682944';
const b = 'MLB1059682945';
const page = 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810';

describe('what a line of several looks for', () => {
  it.each([
    ['a row of a sheet', `${a}\tBolso\t12.000`, [[a, '—Bolso', '—12.000']]],
    ['a row whose first column is empty', `\t${a}\tBolso`, [[a, '—Bolso']]],
    ['an id in quotes', `"${a}"`, [[a]]],
    ['cells in quotes', `"${a}","Bolso, negro","12.000,00"`, [[a, '—Bolso, negro', '—12.000,00']]],
    ['ids with a semicolon', `${a};${b}`, [[a, b]]],
    ['ids with a comma and a space', `${a}, ${b}`, [[a, b]]],
    ['ids with a bar', `${a}|${b}`, [[a, b]]],
    ['ids with a space', `${a} ${b}`, [[a, b]]],
    ['ids in one cell', `${a},${b}\tBolso`, [[a, b, '—Bolso']]],
    ['an id and its link', `${a}\thttps://articulo.example/MLA-1059682944-bolso-_JM`, [[a]]],
    ['a link with signs in it', `${page}?pdp_filters=shop:1|item_id:${a};Bolso`, [[a]]],
    ['two links with a comma', `https://x.example/MLA-1059682944-a,https://x.example/MLB-1059682945-b`, [[a, b]]],
    ['an id beside the page of its product', `${page}\t${a}`, [[a, `—${page}`]]],
    ['a page of a product', `Bolso\t${page}\t12.000`, [['PAGE_OF_PRODUCT', '—Bolso', '—12.000']]],
    ['an id and a seller', `${a}; @TIENDA_SUR`, [[a, '@TIENDA_SUR']]],
    ['a title and a price', 'Bolso andes\t12.000', [['bolso andes', '—12.000']]],
    ['a price before a title', '12.000\tBolso andes', [['bolso andes', '—12.000']]],
    ['an EAN', '7791234567890\tBolso', [['7791234567890', '—Bolso']]],
    ['texts with a semicolon', 'bolso; botas; 12.000', [['bolso', 'botas', '—12.000']]],
    ['a text with a comma', 'bolso, negro', [['bolso, negro']]],
    ['a text in quotes', '"bolso; negro"', [['bolso; negro']]],
    ['a quote of inches', 'Monitor 24"', [['monitor 24"']]],
    ['a cell of two lines', `"Bolso\nnegro"\t${a}`, [[a, '—Bolso negro']]],
    [
      'a table with semicolons',
      'Bolso;12.000\nBotas;9.000',
      [
        ['bolso', '—12.000'],
        ['botas', '—9.000'],
      ],
    ],
    ['an id of another marketplace beside one', `XYZ1234567890\t${a}`, [[a, '—XYZ1234567890']]],
    ['an id of another marketplace', 'XYZ1234567890\tBolso', [['NO_MARKETPLACE', '—Bolso']]],
  ])('SRCH-07 of %s', (_, text, read) => {
    expect(meant(text)).toEqual(read);
  });

  it.each([
    ['ID\tTítulo\tPrecio', `${a}\tBolso\t12.000`],
    ['ID;Título;Precio', `${a};Bolso;12.000`],
    ['ID,Título,Precio', `${a},Bolso,12.000`],
    ['Código ML\tDescripción', `${a}\tBolso`],
    ['Item ID', a],
    ['Título\tPreço', 'Bolso\t12.000'],
    ['"Link"', `https://articulo.example/MLA-1059682944-bolso-_JM`],
  ])('SRCH-07 the names of columns are none: %s', (header, row) => {
    const { lines } = readLines(`${header}\n${row}`, 'words');
    expect(lines.map(({ entries }) => entries.length)).toEqual([0, 1]);
    expect(readLines(header, 'words').lines[0]?.entries).not.toEqual([]);
  });

  it.each([
    ['Mis productos\n\nID\tTítulo\tPrecio', `${a}\tBolso\t12.000`, 2],
    ['Informe de noviembre 2026\t\t\n\t\t\nID\tTítulo\tPrecio', `${a}\tBolso\t12.000`, 2],
    ['Productos\n\nCódigo;Título;Precio', `${a};Bolso;12.000`, 2],
    ['Anúncios\nMarca: ANDES\tNovembro\t\nTítulo\tPreço\tEstado', 'Bolso\t12.000\tativo', 3],
    ['Export\n\nID,Title,Price', `${a},Bolso,12.000`, 2],
    ['"Informe de la tienda"\n\n"ID","Título"', `"${a}","Bolso"`, 2],
    ['Mis publicaciones\n\nItem ID', a, 2],
    ['Denuncias\n\nN.º de pieza\tTexto', `${a}\tBolso`, 2],
  ])('SRCH-07 nor is a title over them: %j', (head, row, titles) => {
    const text = `${head}\n${row}\n${row.replace(a, b)}`;
    const { lines } = readLines(text, 'words');
    expect(lines.map(({ entries }) => entries.length > 0)).toEqual([...Array<boolean>(titles).fill(false), true, true]);
    expect(countLines(readLines(text, 'words')).headers).toBe(titles);
    expect(readLines(`${text}\n${head}\n${row}`, 'words').lines.at(-2)?.entries).toEqual([]);
  });

  it.each([
    `bolso\n${a}`,
    `${a}\nID`,
    'bolso\nbotas',
    '@ID\nbolso',
    'Título 2\nbolso',
    `@SUR\nID\tTítulo\n${a}\tBolso`,
    `${a}\nID\tTítulo\n${b}\tBolso`,
    'bolso\nbotas de precio\nmochila',
    'Bolso\tnegro\tgrande\nBotas\tprecio\nBolso\tazul',
    'bolso\nprecio\nmochila',
    'Bolso\tnegro\nBolso\tnegro',
    'Bolso\nID\nID',
  ])('and %j has no names of columns', (text) => {
    expect(readLines(text, 'words').lines.every(({ entries }) => entries.length > 0)).toBe(true);
  });

  it('a nickname stands in the first column where sellers are looked for', () => {
    expect(meant('TIENDA SUR\t120\nmla-1059682944\t5', 'seller')).toEqual([
      ['@TIENDA SUR', '—120'],
      [a, '—5'],
    ]);
  });

  it('counts what is looked for, what is created, and what is not', () => {
    const text = `ID\tTítulo\n${a}\tBolso\n\n${b}\tBotas\n${a}\tBolso\n@SUR\nXYZ1234567890\nmochila\ngorra`;
    expect(countLines(readLines(text, 'words'))).toEqual({
      listings: 2,
      sellers: 1,
      words: 2,
      faulty: 1,
      doubled: 1,
      headers: 1,
      totals: 0,
      partly: 3,
      empty: 1,
      searches: 3,
    });
  });

  it.each(['MLA-105968294', 'mla10596829444', 'MLA 1O5968294', 'MLBI059682945'])(
    'SRCH-07 the mistyped id %s among listings is none, and names its line',
    (id) => {
      expect(meant(`${a}\n\n${id}\nbolso`)).toEqual([[a], ['ID_MISTYPED'], ['bolso']]);
      expect(readLines(`${a}\n\n${id}`, 'words').lines.map(({ number }) => number)).toEqual([1, 3]);
    },
  );

  it('SRCH-07 a line is counted as the text has it, behind a cell in quotes that goes over several too', () => {
    const numbers = (text: string) => readLines(text, 'words').lines.map(({ number }) => number);
    expect(numbers(`${a}\t"Bolso\nde cuero\nnegro"\nMLA-105968294\n\n${a}`)).toEqual([1, 4, 6]);
    expect(numbers(`"bolso\nde cuero"\n"gorra\nnegra"\nreloj`)).toEqual([1, 3, 5]);
  });

  it.each([
    ['without a listing beside it', 'MLA105968294\nbolso'],
    ['in quotes', `${a}\n"MLA105968294"`],
    ['of no country', `${a}\nABC105968294`],
    ['with few digits', `${a}\nMLA1234`],
  ])('SRCH-07 what may be the number of a part is a text: %s', (_, text) => {
    expect(
      readLines(text, 'words')
        .lines.flatMap(({ entries }) => entries)
        .every(({ read }) => isSearchQuery(read)),
    ).toBe(true);
  });

  it('asks about more than ten new searches, and about no number of ids', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `bolso ${at}`).join('\n');
    const ids = Array.from({ length: 50 }, (_, at) => `MLA${1_000_000_000 + at}`).join('\n');
    expect(
      [words(10), words(11), `${words(10)}\n${words(10)}`, ids, `${ids}\n${words(11)}`].map((lines) =>
        searchesToConfirm({ lines, as: 'words' }),
      ),
    ).toEqual([null, 11, null, null, 11]);
  });
});

describe('the lines of a text', () => {
  it('tells empty and doubled lines, and what each other looks for', () => {
    const read = readLines('bolso\n\n MLA-1234567890\nBOLSO\nmla1234567890\n@SUR\nXYZ1234567890\n', 'words');
    const entries = read.lines.flatMap((line) => line.entries);
    expect([read.empty, entries.map(({ doubled }) => doubled)]).toEqual([2, [false, false, true, true, false, false]]);
    expect(entries.map(({ read: one }) => (isSearchQuery(one) ? one.kind : one.because))).toEqual([
      'words',
      'listing',
      'words',
      'listing',
      'seller',
      'NO_MARKETPLACE',
    ]);
  });

  it('are at most a thousand, and so is what they look for; ten thousand are refused without reading them', () => {
    const lines = (count: number, sign = '\r\n') => Array.from({ length: count }, (_, at) => `bolso ${at}`).join(sign);
    expect(linesFault(lines(1000), 'words')).toBeNull();
    expect(readLines(lines(1000), 'words').lines).toHaveLength(1000);
    const over = { because: 'TOO_MANY_LINES', values: { count: 10_000, max: 1000 } };
    expect(linesFault(lines(10_000), 'words')).toEqual(over);
    const sought = { because: 'TOO_MANY_SOUGHT', values: { count: 1001, max: 1000 } };
    expect(linesFault(lines(1001, ';'), 'words')).toEqual(sought);
    expect(linesFault(' \n ', 'words')).toEqual({ because: 'LINES_EMPTY' });
  });

  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl());
  const cell = fc.oneof(
    anyText,
    fc.tuple(fc.constantFrom(...siteIds), fc.stringMatching(/^\d{10}$/)).map((parts) => parts.join('-')),
    fc.constantFrom(a, page, '@SUR', '"', '"bolso"', 'bolso', '12.000', 'ID'),
  );

  it('are all read, empty or not, and nothing in one of them is lost', () => {
    const row = fc.array(cell, { maxLength: 4 }).map((cells) => cells.join('\t').replace(/[\r\n"]/g, ' '));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const { lines, empty } = readLines(rows.join('\n'), 'words');
        expect(lines.length + empty).toBe(Math.max(1, rows.length));
        expect(lines.map(({ text }) => text)).toEqual(rows.map((one) => one.trim()).filter(Boolean));
        for (const { text } of lines.filter(({ entries }) => entries.length === 0))
          for (const named of [a, page, '@SUR']) expect(text.split('\t')).not.toContain(named);
      }),
    );
  });

  it('are read without throwing, and of those that look for the same only the first is new', () => {
    const sign = fc.constantFrom('\t', ';', ',', '|', '\n', ' ', '"', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, sign)), (parts) => {
        const entries = readLines(parts.flat().join(''), 'words').lines.flatMap((line) => line.entries);
        const fresh = entries
          .filter(({ doubled }) => !doubled)
          .map(({ read, text }) => (isSearchQuery(read) ? searchQueryKey(read) : text));
        expect(new Set(fresh).size).toBe(fresh.length);
      }),
    );
  });

  it('are read in a time that grows as the text does', () => {
    for (const piece of [
      '"',
      '"a',
      ',"',
      '\t"a',
      'a.',
      ';',
      '|',
      ' ',
      '""',
      'https://',
      'MLA1234567890;',
      'a\t',
      '"a\n',
    ]) {
      const text = piece.repeat(30_000 / piece.length);
      const taken = startProcessorClock();
      readLines(text, 'words');
      expect(taken(), piece).toBeLessThan(2000);
    }
  });

  it('each row that an id was written into reads back to it, whatever stands in the other columns', () => {
    const id = fc.tuple(fc.constantFrom(...siteIds), fc.stringMatching(/^\d{10}$/)).map((parts) => parts.join(''));
    const other = fc.oneof(fc.stringMatching(/^[a-zñ ]{3,20}$/), fc.stringMatching(/^\$ \d{1,3}[.]\d{3}(,\d\d)?$/));
    const written = fc.constantFrom(
      (one: string) => one,
      (one: string) => `"${one}"`,
      (one: string) => `${one.slice(0, 3)}-${one.slice(3)}`,
      (one: string) => `${page}?pdp_filters=item_id%3A${one}`,
      (one: string) => `https://articulo.example/${one.slice(0, 3)}-${one.slice(3)}-bolso-_JM`,
    );
    const rows = fc.array(fc.tuple(id, written, fc.array(other, { maxLength: 3 }), fc.nat(3)), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\t', ';', '|'), (given, sign) => {
        const text = given.map(([one, write, cells, at]) => cells.toSpliced(at, 0, write(one)).join(sign)).join('\n');
        expect(meant(text).map((cells) => cells.filter((one) => !one.startsWith('—')))).toEqual(
          given.map(([one]) => [one]),
        );
      }),
    );
  });
});

describe('one field', () => {
  it('looks for the one thing in a row, and says where there are several', () => {
    expect(readField(`${a}\tBolso\t12.000`, 'words')).toEqual({ kind: 'listing', id: a });
    expect(readField('bolso, negro', 'words')).toEqual({ kind: 'words', keyword: 'bolso, negro' });
    expect(readField(`${a};${b}`, 'words')).toEqual({ because: 'SEVERAL_SOUGHT', values: { count: 2 } });
    expect(
      [`${a};${b}`, 'bolso\nbotas', `${a}\tBolso`, 'bolso', 'bolso\n'].map((text) => hasSeveral(text, 'words')),
    ).toEqual([true, true, false, false, false]);
  });

  it('has its faults where it is shown', () => {
    expect(quickSearchFaults({ ...emptyQuickSearch, many: true })).toEqual({
      text: null,
      lines: { because: 'LINES_EMPTY' },
    });
    expect(quickSearchFaults({ ...emptyQuickSearch, text: 'bolso' })).toEqual({ text: null, lines: null });
    expect(quickSearchFaults({ ...emptyQuickSearch, text: page }).text).toEqual({ because: 'PAGE_OF_PRODUCT' });
  });
});
