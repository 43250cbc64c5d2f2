import { describe, expect, it } from 'vitest';
import { startProcessorClock } from '../../../tests/processor-time';
import { write, type WorkBook, type WorkSheet } from 'xlsx';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';
import { createLongXlsWorkbook } from '../../../tests/workbooks/long-xls-workbook';
import { maxCellLength } from './sheet-reader';
import { UnreadableError } from './fault';
import { readSpreadsheet } from './read';

const name = 'Denuncias';

/** A workbook of the older format (.xls) with these cells of column M, by their row, changed as wanted before it is written. */
function createXlsWorkbook(
  texts: Record<number, string>,
  change: (book: WorkBook) => void = () => undefined,
): Uint8Array {
  const rows = Object.keys(texts).map(Number);
  const sheet: WorkSheet = { '!ref': `A1:P${Math.max(20, ...rows)}` };
  for (const row of rows) sheet[`M${row}`] = { t: 's', v: texts[row] };
  const book: WorkBook = { SheetNames: [name], Sheets: { [name]: sheet } };
  change(book);
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8', bookSST: true }) as ArrayBuffer);
}

const read = (bytes: Uint8Array) => readSpreadsheet(bytes, 0, importTemplate.columns);
const row = 12;
const id = 'MLA1000000001';

/** Names that every object knows, as a hostile file has them wherever a file may have a name. */
const poison = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty'];
const named = (name: string, value: unknown) => Object.defineProperty({}, name, { value, enumerable: true });

describe('an older workbook, which the library reads', () => {
  it('IMP-07 is read by its first sheet, also where another is called as the template', async () => {
    const { sheet, cells } = await read(
      createXlsWorkbook({ [row]: id }, (book) => {
        const first = { '!ref': 'A1:P20', [`M${row}`]: { t: 's', v: 'MLA1000000002' } };
        Object.assign(book, { SheetNames: ['Notas', 'Denuncias'], Sheets: { Notas: first, ...book.Sheets } });
      }),
    );
    expect([sheet, cells.map(({ text }) => text)]).toEqual(['Notas', ['MLA1000000002']]);
  });

  it.each<[string, (book: WorkBook, name: string) => void]>([
    [
      'its sheet',
      (book, name) => {
        const sheet = book.Sheets['Denuncias'];
        Object.assign(book, { SheetNames: [name], Sheets: named(name, sheet) });
      },
    ],
    [
      'a second sheet',
      (book, name) => {
        const second = { '!ref': 'A1:A1', A1: { t: 's', v: 'harm' } };
        Object.assign(book, {
          SheetNames: ['Denuncias', name],
          Sheets: Object.defineProperty(book.Sheets, name, { value: second, enumerable: true }),
        });
      },
    ],
    [
      'whoever wrote a comment',
      (book, name) => {
        const cell: unknown = book.Sheets['Denuncias']?.[`M${row}`];
        Object.assign(cell as object, { c: [{ a: name, t: 'harm' }] });
      },
    ],
    ['a range', (book, name) => (book.Workbook = { Names: [{ Name: name, Ref: 'Denuncias!A1' }] })],
    ['a property', (book, name) => (book.Custprops = named(name, 'harm'))],
    [
      'a format',
      (book, name) => {
        const cell: unknown = book.Sheets['Denuncias']?.[`M${row}`];
        Object.assign(cell as object, { z: name });
      },
    ],
  ])('changes no object of the language by the name of %s', async (_what, change) => {
    for (const name of poison) {
      const before = poison.map((one) => Reflect.get({}, one) as unknown);
      const { cells } = await read(createXlsWorkbook({ [row]: id, [row + 1]: name }, (book) => change(book, name)));
      expect(cells.map(({ text }) => text)).toEqual([id, name]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Reflect.get({}, 'harm')).toBeUndefined();
      expect(poison.map((one) => Reflect.get({}, one) as unknown)).toEqual(before);
    }
  });

  it('takes a time in proportion to its texts, whatever they repeat', async () => {
    const repeated = ['<', '&#', ' ', '"', '[', '(', '{', '=HYPERLINK("', 'a,', '-'.repeat(3), '<a '];
    const texts = Object.fromEntries(
      repeated.map((text, at) => [row + at, `${text.repeat(3_000 / text.length)}x`] as const),
    );
    const taken = startProcessorClock();
    const { cells } = await read(createXlsWorkbook(texts));
    expect(cells.map(({ text }) => text)).toEqual(
      repeated.map((text) => `${text.repeat(3_000 / text.length)}x`.slice(0, maxCellLength)),
    );
    expect(cells.filter(({ cut }) => cut)).toHaveLength(repeated.length);
    expect(taken()).toBeLessThan(3_000);
  });

  it.each([
    ['one byte a sign', false, 'é'],
    ['two bytes a sign', true, '€'],
  ])('takes no long time over texts as long as a cell may have, of %s', async (_, isWide, sign) => {
    const lengths = [1, maxCellLength, maxCellLength + 1, 8_000, 8_211, 8_213, 8_224, 16_000, 31_990, 32_767];
    const texts = lengths.flatMap((length, at) => [sign.repeat(length), `MLA${1_000_000_000 + at}`]);
    const bytes = createLongXlsWorkbook(texts, isWide);
    const taken = startProcessorClock();
    const { cells } = await read(bytes);
    expect(cells.map(({ text, cut }) => [text, cut])).toEqual(
      texts.map((text) => [text.slice(0, maxCellLength), text.length > maxCellLength ? true : undefined]),
    );
    expect(taken()).toBeLessThan(3_000);
  });

  it('is refused where a small file holds more text than the page is handed', async () => {
    const rows = Array.from({ length: 17_000 }, (_, at) => [row + at, 'x'.repeat(2_000)] as const);
    const bytes = createXlsWorkbook(Object.fromEntries(rows));
    expect(bytes.length).toBeLessThan(limits.importFile / 5);
    await expect(read(bytes)).rejects.toEqual(new UnreadableError('TOO_BIG_INSIDE'));
    const less = createXlsWorkbook(Object.fromEntries(rows.slice(0, 10_000)));
    expect((await read(less)).cells).toHaveLength(10_000);
  });
});
