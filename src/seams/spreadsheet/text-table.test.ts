import { describe, expect, it } from 'vitest';
import { findTableColumn, linesIn } from '../../../machines/domain/import-lines';
import { UnreadableError } from './fault';
import { readSpreadsheet } from './read';
import { readTextTable } from './text-table';

const [a, b] = ['MLA1000000001', 'MLA1000000002'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false, marked = true) => {
  const bytes = Buffer.from(marked ? `\uFEFF${text}` : text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};
const linesOf = (bytes: Uint8Array) => linesIn(readTextTable(bytes)).map(({ line, id }) => [line, id]);
const table = (delimiter: string) =>
  [
    ['Título', 'ID', 'Precio'],
    ['Bolso', a, '12.000'],
    ['Riñonera', b, '9.500'],
  ]
    .map((record) => record.join(delimiter))
    .join('\r\n');
const both = [
  [2, a],
  [3, b],
];

describe('a table that is written as text', () => {
  it.each([
    ['commas', utf8(table(','))],
    ['semicolons', utf8(table(';'))],
    ['tabs', utf8(table('\t'))],
    ['a byte order mark', utf8(`\uFEFF${table(';')}`)],
    ['letters of two bytes', utf16(table('\t'))],
    ['letters of two bytes, the first one last', utf16(table(';'), true)],
    ['letters of two bytes without a mark', utf16(table(','), false, false)],
    ['letters of two bytes without a mark, the first one last', utf16(table(','), true, false)],
    ['letters of Windows', Uint8Array.from(Buffer.from(table(';'), 'latin1'))],
    ['the separator in its first line', utf8(`sep=;\r\n${table(';')}`)],
    ['a separator that only its first line tells', utf8(`"sep=|"\n${table('|')}`)],
    ['the ends of lines of a Mac', utf8(table(';').replaceAll('\r\n', '\r'))],
  ])('with %s is read', (_name, bytes) => expect(linesOf(bytes)).toEqual(both));

  it('keeps its letters, whatever they were written in', () => {
    for (const bytes of [utf8(table(';')), utf16(table(';')), Uint8Array.from(Buffer.from(table(';'), 'latin1'))])
      expect(readTextTable(bytes).cells.find(({ row, column }) => row === 3 && column === 1)?.text).toBe('Riñonera');
  });

  it('holds separators, quotes and ends of lines within quotes', () => {
    const text = `Nota,ID\n"una, dos y ""tres""",${a}\n"de dos\nlíneas",${b}\n`;
    expect(linesOf(utf8(text))).toEqual(both);
  });

  it('loses no row to a quote that nobody closes', () => {
    expect(linesOf(utf8(`Nota;ID\nde 14" y más;${a}\n"otra;${b}\n`))).toEqual(both);
  });

  it('may have amounts with the letter that separates elsewhere', () => {
    expect(linesOf(utf8(`ID;Precio\n${a};1,50\n${b};2,75\n`))).toEqual(both);
  });

  it('may be one column of ids or links alone, without a header, in which empty rows count', () => {
    const link = 'https://articulo.mercadolibre.com.ar/MLA-1000000002-bolso-_JM';
    expect(linesOf(utf8(`${a}\n\n${link}\n`))).toEqual([
      [1, a],
      [3, b],
    ]);
  });

  it('shows what a formula keeps as text, and the link behind a formula', () => {
    const text = `ID\n"=""${a}"""\n"=HYPERLINK(""https://articulo.mercadolibre.com.ar/MLA-1000000002-x-_JM"",""Ver"")"\n`;
    expect(linesOf(utf8(text))).toEqual(both);
  });

  it('is known by what it holds, whatever the file is called', async () => {
    await expect(readSpreadsheet(utf8(table(';')), 0, [13])).resolves.toMatchObject({ delimited: true });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['blanks', utf8(' \r\n')],
    ['a page', utf8(`<table><tr><td>${a}</td></tr></table>`)],
    ['bytes', Uint8Array.from([1, 2, 3, 255, 254, 9, 7])],
  ])('is not %s', (_name, bytes) => expect(() => readTextTable(bytes)).toThrow(UnreadableError));

  it('is refused where it has too many cells', () => {
    expect(() => readTextTable(utf8('a,b,c,d\n'.repeat(50_001)))).toThrow(new UnreadableError('TOO_BIG_INSIDE'));
  });
});

describe('the column of the listings', () => {
  const columnOf = (text: string) => findTableColumn(readTextTable(utf8(text)));

  it('is the one that names most of them, below what names none', () => {
    expect(columnOf(`Ventas\nTítulo;ID\nBolso;${a}\nBolso como ${b};${b}\n`)).toEqual({
      column: 2,
      head: 'ID',
      skippedRows: 2,
    });
  });

  it('has rows that name none among its lines, as a sheet has', () => {
    expect(linesOf(utf8(`ID;Nota\n${a};x\nSKU12345;y\nMLA12;z\n`))).toEqual([
      [2, a],
      [3, null],
      [4, 'MLA12'],
    ]);
  });

  it('is that of the template where the table was saved from it', () => {
    const before = ';'.repeat(12);
    const text = `${`${before}\n`.repeat(10)}${before}ID o enlace de la publicación\n${before}${a}\n${b}${before}\n`;
    expect(linesOf(utf8(text))).toEqual([[12, a]]);
  });

  it('is none where nothing names a listing', () => expect(columnOf('Título;Precio\nBolso;12\n')).toBeNull());
});
