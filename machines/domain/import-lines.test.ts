import { describe, expect, it } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import type { SheetCell } from '../../contracts/ports';
import { importTemplate } from '../../contracts/vocabulary/imports';
import { limits } from '../../contracts/vocabulary/limits';
import { overlookedRowsOf, isTemplate, linesFault, linesIn, pickFault, readFault, readImportId } from './import-lines';

const cell = (row: number, column: number, text: string) => ({ row, column, text });
const marked = [cell(11, 13, importTemplate.headers.pt), cell(11, 26, importTemplate.marker)];

describe('the id in a text', () => {
  it.each([
    [' mla-123 4567890 ', 'MLA1234567890'],
    ['MLA\u00A01234567890', 'MLA1234567890'],
    ['ＭＬＡ１２３４５６７８９０', 'MLA1234567890'],
    ['MLA\u20111234567890\u200B', 'MLA1234567890'],
    ['MLA12345678', 'MLA12345678'],
    ['MLA123456789', 'MLA123456789'],
    ['https://articulo.mercadolibre.com.ar/MLA-1234567890-bolso-_JM', 'MLA1234567890'],
    ['www.mercadolibre.com.ar/p/MLA12345678', 'MLA12345678'],
    ['https://www.mercadolibre.com.ar/p/MLA12345678?wid=MLA1234567890', 'MLA1234567890'],
    [
      'https://www.mercadolibre.com.ar/bolso-de-prueba/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
      'MLA1059656318',
    ],
    ['https://www.mercadolibre.com.ar/bolso-de-prueba/p/MLA1059654810', null],
    ['https://www.mercadolibre.com.ar/bolso-de-prueba/up/MLAU1059654810', null],
    ['Bolso https://articulo.mercadolibre.com.ar/MLA-1234567890-bolso-_JM', 'MLA1234567890'],
    ['MLA1234567890 MLA1234567891', null],
    ['SKU12345', 'SKU12345'],
    ['1234567890', null],
    ['=A1', null],
    ['__proto__', null],
    ['https://example.com/bolso', null],
  ])('of %j is %j', (text, id) => expect(readImportId(text)).toBe(id));

  it('is sought in a hundred thousand characters at once', () => {
    for (const text of [
      'A'.repeat(100_000),
      '- '.repeat(50_000),
      `https://${'AAA-'.repeat(25_000)}`,
      '1'.repeat(100_000),
    ]) {
      const taken = startProcessorClock();
      readImportId(text);
      expect(taken()).toBeLessThan(500);
    }
  });
});

describe('a file from outside', () => {
  const file = { name: 'a.xlsx', size: 10 };
  it.each([
    [[file], null],
    [[{ name: 'A.XLS', size: limits.importFile }], null],
    [[file, file], 'SEVERAL_FILES'],
    [[{ name: 'a.CSV', size: 10 }], null],
    [[{ name: 'a.pdf', size: 10 }], 'WRONG_FORMAT'],
    [[{ name: 'xlsx', size: 10 }], 'WRONG_FORMAT'],
    [[{ name: 'a.xlsx', size: limits.importFile + 1 }], 'TOO_LARGE'],
    [[{ name: 'a.xlsx', size: 0 }], 'UNREADABLE'],
    [[], null],
  ])('%j', (files, fault) => expect(pickFault(files)?.fault ?? null).toBe(fault));

  it('says why it cannot be read', () => {
    expect(readFault('PASSWORD', file)).toEqual({ fault: 'UNREADABLE', why: 'PASSWORD' });
    expect(readFault('NOT_A_WORKBOOK', file)).toEqual({ fault: 'UNREADABLE', why: 'UNREADABLE' });
    expect(readFault('NOT_A_WORKBOOK', { ...file, name: 'a.csv' })).toEqual({ fault: 'WRONG_FORMAT' });
  });
});

describe('the template', () => {
  it.each([
    [{ sheet: 'Denuncias', cells: marked }, true],
    [{ sheet: 'Hoja1', cells: marked }, false],
    [{ sheet: 'Denuncias', cells: marked.slice(0, 1) }, false],
    [{ sheet: 'Denuncias', cells: marked.slice(1) }, false],
    [{ sheet: 'Denuncias', cells: [cell(11, 13, 'ID'), ...marked.slice(1)] }, false],
    [{ sheet: 'Denuncias', cells: marked.map((one) => ({ ...one, row: 12 })) }, false],
  ])('%# is known by its sheet, its header and its mark', (read, known) => expect(isTemplate(read)).toBe(known));

  it('has its lines in column 13 from row 12 on, in the order of the rows', () => {
    const cells = [...marked, cell(14, 13, 'b'), cell(12, 13, 'a'), cell(12, 26, 'x'), cell(3, 13, 'y')];
    expect(linesIn({ sheet: 'Denuncias', cells }).map(({ line, text }) => [line, text])).toEqual([
      [12, 'a'],
      [14, 'b'],
    ]);
  });
});

describe('a cell', () => {
  const link = 'https://articulo.mercadolibre.com.ar/MLA-1000000009-bolso-_JM';
  const idIn = (more: Partial<SheetCell>) =>
    linesIn({ sheet: 'Denuncias', cells: [{ ...cell(12, 13, 'Ver publicación'), ...more }] })[0]?.id;

  it('means the link behind its text where the text has no id', () => {
    expect(idIn({ link })).toBe('MLA1000000009');
    expect(idIn({ text: 'MLA1000000001', link })).toBe('MLA1000000001');
    expect(idIn({ link: 'https://example.com' })).toBeNull();
  });

  it('that starts as an id of no country of the marketplace names no listing', () => {
    expect(idIn({ text: 'SKU12345' })).toBeNull();
    expect(idIn({ text: 'SKU1234567890' })).toBeNull();
    expect(idIn({ text: 'MLA12345' })).toBe('MLA12345');
  });

  it('of which only the beginning was read means nothing by it: what was cut could name another listing', () => {
    expect(idIn({ text: link, cut: true })).toBeNull();
    expect(idIn({ cut: true, link })).toBe('MLA1000000009');
  });

  it('is left out with its hidden row, or taken along', () => {
    const read = { sheet: 'Denuncias', cells: [cell(12, 13, 'a'), { ...cell(13, 13, 'b'), hidden: true as const }] };
    expect([true, false].map((withHidden) => linesIn(read, withHidden).map(({ text }) => text))).toEqual([
      ['a', 'b'],
      ['a'],
    ]);
    expect(overlookedRowsOf(read)).toEqual({ hidden: 1, above: [], totals: [] });
  });

  it('with an id above the first row that is read is noticed, as is one in the only rows of a file', () => {
    const cells = [...marked, cell(4, 13, 'MLA1000000001'), cell(5, 13, 'Nota'), { ...cell(6, 13, 'Ver'), link }];
    const aside = overlookedRowsOf({ sheet: 'Denuncias', cells });
    expect(aside).toEqual({ hidden: 0, above: [4, 6], totals: [] });
    expect(linesFault([], [], aside)).toEqual({ fault: 'NO_LINES', above: [4, 6] });
  });
});

describe('lines that go together', () => {
  const lines = (...ids: (string | null)[]) => ids.map((id, at) => ({ line: 12 + at, text: id ?? `x${at}`, id }));
  const many = (count: number) => Array.from({ length: count }, (_, at) => `MLA${1_000_000_000 + at}`);
  const notices = [{ siteId: 'mla', notices: [{ id: 'PPPI1', type: null, description: null }] }];

  it.each([
    [lines(...many(1000)), null],
    [lines(...many(1000), 'MLA1000000000'), null],
    [lines(...many(1001)), 'TOO_MANY'],
    [lines(...many(1000), null, null), null],
    [lines('MLA1000000000', 'MLB1000000000'), 'SEVERAL_SITES'],
    [lines('MLA1000000000', 'MLB1', 'MLB12345678'), null],
    [lines('MLB1000000000'), 'NO_RIGHTS'],
    [lines(null), null],
    [[], 'NO_LINES'],
  ])('%#', (given, fault) => expect(linesFault(given, notices)?.fault ?? null).toBe(fault));
});
