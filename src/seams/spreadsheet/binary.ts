import { read } from 'xlsx';
import type { SheetCell, SheetContent } from '../../../contracts/ports';
import { maxCellLength, maxCells, readFormulaLink, maxTextsLength, toCellText } from './sheet-reader';
import { UnreadableError } from './fault';

/** The same of an .xls file, which is of the older format. Throws Unreadable. */
export function readBinaryWorkbook(bytes: Uint8Array, index: number, columns: readonly number[]): SheetContent {
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
      throw new UnreadableError(/password|encrypt/i.test(String(error)) ? 'PASSWORD' : 'UNREADABLE');
    }
  })();
  const name = book.SheetNames[index];
  const sheet = name === undefined ? undefined : book.Sheets[name];
  const rows = sheet?.['!data'];
  if (name === undefined || rows === undefined) throw new UnreadableError('UNREADABLE');
  const cells: SheetCell[] = [];
  let length = 0;
  rows.forEach((row, at) => {
    const hidden = sheet?.['!rows']?.[at]?.hidden === true;
    for (const column of columns) {
      const cell = row?.[column - 1];
      const value: unknown = cell?.v;
      const text = value === undefined || value === null ? '' : String(value);
      if (text.trim() === '') continue;
      const link = cell?.l?.Target ?? readFormulaLink(cell?.f ?? '');
      const isLink = link !== null && link !== '' && !link.startsWith('#') && link.length <= maxCellLength;
      length += Math.min(text.length, maxCellLength) + (isLink ? link.length : 0);
      if (cells.length >= maxCells || length > maxTextsLength) throw new UnreadableError('TOO_BIG_INSIDE');
      cells.push({ row: at + 1, column, ...toCellText(text), ...(isLink && { link }), ...(hidden && { hidden }) });
    }
  });
  return { sheet: name, cells };
}
