import { write, type WorkBook, type WorkSheet } from 'xlsx';

const name = 'Denuncias';

/** A workbook of the older format (.xls) with these cells of column M, by their row, changed as wanted before it is written. */
export function createXlsWorkbook(
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
