import { read } from 'xlsx';
import type { SheetCell, SheetRead } from '../../../contracts/ports';
import { cellMost, cellsMost, linkInFormula, textsMost, withText } from './column';
import { Unreadable } from './fault';

/** The same of an .xls file, which is of the older format. Throws Unreadable. */
export function readBinaryWorkbook(bytes: Uint8Array, index: number, columns: readonly number[]): SheetRead {
  const book = (() => {
    try {
      return read(bytes, {
        type: 'array',
        dense: true,
        sheets: index,
        cellFormula: true,
        cellHTML: false,
        cellText: false,
        cellStyles: true,
      });
    } catch (error) {
      throw new Unreadable(/password|encrypt/i.test(String(error)) ? 'PASSWORD' : 'UNREADABLE');
    }
  })();
  const name = book.SheetNames[index];
  const sheet = name === undefined ? undefined : book.Sheets[name];
  const rows = sheet?.['!data'];
  if (name === undefined || rows === undefined) throw new Unreadable('UNREADABLE');
  const cells: SheetCell[] = [];
  let length = 0;
  rows.forEach((row, at) => {
    const hidden = sheet?.['!rows']?.[at]?.hidden === true;
    for (const column of columns) {
      const cell = row?.[column - 1];
      const value: unknown = cell?.v;
      const text = value === undefined || value === null ? '' : String(value);
      if (text.trim() === '') continue;
      const link = cell?.l?.Target ?? linkInFormula(cell?.f ?? '');
      const isLink = link !== null && link !== '' && !link.startsWith('#') && link.length <= cellMost;
      length += Math.min(text.length, cellMost) + (isLink ? link.length : 0);
      if (cells.length >= cellsMost || length > textsMost) throw new Unreadable('TOO_BIG_INSIDE');
      cells.push({ row: at + 1, column, ...withText(text), ...(isLink && { link }), ...(hidden && { hidden }) });
    }
  });
  return { sheet: name, cells };
}
