import type { SheetContent, SheetRequest } from '../../../contracts/ports';
import { UnreadableError } from './fault';
import { readOpenWorkbook, type ProgressListener } from './workbook';

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** Whether a compound file holds a workbook that is locked by a password; its streams are named in UTF-16. */
function isLocked(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return indexOf(bytes, Uint8Array.from(name)) >= 0;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, next) => bytes[at + next] === byte)) return at;
  return -1;
}

/**
 * Reads these columns (from 1) of the `index`th sheet (from 0) of a workbook, .xlsx or .xls by what it begins with, whatever its name;
 * all columns of a table that is written as text. Throws Unreadable.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  index: number,
  columns: readonly number[],
  onProgress: ProgressListener = () => undefined,
): Promise<SheetContent> {
  if (begins(bytes, 0x50, 0x4b)) return readOpenWorkbook(bytes, index, columns, onProgress);
  if (!begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return (await import('./text-table')).readTextTable(bytes);
  if (isLocked(bytes)) throw new UnreadableError('PASSWORD');
  const { readBinaryWorkbook } = await import('./binary');
  return readBinaryWorkbook(bytes, index, columns);
}

/** Reads what is asked for of a workbook: the columns of one that is marked, or those of one that isn't. Throws Unreadable. */
export async function readRequestedSheet(
  bytes: Uint8Array,
  { sheet, columns, unmarked }: Omit<SheetRequest, 'file'>,
  onProgress?: ProgressListener,
): Promise<SheetContent> {
  const read = await readSpreadsheet(bytes, sheet, columns, onProgress);
  if (unmarked === undefined || read.delimited === true) return read;
  const { row, column, text } = unmarked;
  if (read.cells.some((cell) => cell.row === row && cell.column === column && cell.text.trim() === text)) return read;
  try {
    return await readSpreadsheet(bytes, sheet, unmarked.columns, onProgress);
  } catch {
    return read;
  }
}
