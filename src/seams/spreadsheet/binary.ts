import { read } from 'xlsx';
import type { SheetCell, SheetRead } from '../../../contracts/ports';
import { cellMost } from './column';
import { Unreadable } from './fault';

/** The same of an .xls file, which is of the older format. Throws Unreadable. */
export function readBinaryWorkbook(bytes: Uint8Array, index: number, columns: readonly number[]): SheetRead {
  const book = (() => {
    try {
      return read(bytes, {
        type: 'array',
        dense: true,
        sheets: index,
        cellFormula: false,
        cellHTML: false,
        cellText: false,
        cellStyles: false,
      });
    } catch (error) {
      throw new Unreadable(/password|encrypt/i.test(String(error)) ? 'PASSWORD' : 'UNREADABLE');
    }
  })();
  const name = book.SheetNames[index];
  const rows = name === undefined ? undefined : book.Sheets[name]?.['!data'];
  if (name === undefined || rows === undefined) throw new Unreadable('UNREADABLE');
  const cells: SheetCell[] = [];
  rows.forEach((row, at) => {
    for (const column of columns) {
      const value: unknown = row?.[column - 1]?.v;
      const text = value === undefined || value === null ? '' : String(value);
      if (text.trim() !== '') cells.push({ row: at + 1, column, text: text.slice(0, cellMost) });
    }
  });
  return { sheet: name, cells };
}
