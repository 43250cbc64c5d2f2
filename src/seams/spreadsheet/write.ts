import { read, utils, write } from 'xlsx';
import type { SheetFile } from '../../../contracts/ports';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';

const type = 'array';

/**
 * A workbook's bytes: rows as they are, or a template with a line each in its column. Every cell is a text, also one that begins as a formula
 * does, so that nothing of it calculates when it is opened.
 */
export function writeSpreadsheet(saved: SheetFile): ArrayBuffer {
  if ('template' in saved) {
    const book = read(saved.template, { type, cellStyles: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet === undefined) throw new Error('The template has no sheet.');
    const lines = saved.lines.map((line) => [line]);
    utils.sheet_add_aoa(sheet, lines, { origin: { r: importTemplate.headerRow, c: limits.importColumn - 1 } });
    return write(book, { type, bookType: 'xlsx', cellStyles: true }) as ArrayBuffer;
  }
  const sheet = utils.aoa_to_sheet(saved.rows.map((row) => [...row]));
  const widths = (saved.rows[0] ?? []).map((_, column) =>
    Math.min(60, Math.max(...saved.rows.slice(0, 200).map((row) => (row[column] ?? '').length)) + 2),
  );
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, saved.sheet);
  return write(book, { type, bookType: 'xlsx' }) as ArrayBuffer;
}
