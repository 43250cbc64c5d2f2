import { unparse } from 'papaparse';

/** A byte order mark: spreadsheets read the file as UTF-8 by it. */
const mark = '\uFEFF';

/** Rows of texts as CSV, below their heads. A cell that would calculate in a spreadsheet is a text there. */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return mark + unparse([[...heads], ...rows.map((row) => [...row])], { escapeFormulae: true });
}
