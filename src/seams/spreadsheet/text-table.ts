import { parse } from 'papaparse';
import type { SheetCell, SheetContent } from '../../../contracts/ports';
import { UnreadableError } from './fault';
import { maxCells, maxTextsLength, readFormulaLink, toCellText } from './sheet-reader';

/** Of two that are as likely the first one: a comma stands in amounts too. */
const delimiters = ['\t', ';', ','];
/** Bytes. */
const sampleLength = 4096;
const sampledRows = 200;

/** The encoding by the byte order mark, or else by where the zeros of Latin letters stand; UTF-8 where neither tells. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleLength);
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length * 4;
  if (zeros(1) > sample.length) return 'utf-16le';
  return zeros(0) > sample.length ? 'utf-16be' : 'utf-8';
}

/** The text of a file; what is no UTF-8 is read as older programs of Windows write it. */
function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Control characters that stand in no table, and markup: a page that was saved under another name. */
// oxlint-disable-next-line no-control-regex
const foreignPattern = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]|^\s*</;

/** How many of these records have as many cells as most have, and how many cells these are: none where that is a single one. */
function widthOf(records: readonly string[][]): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[cells, rows] = [0, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return { rows, cells };
}

/** What stands between the cells: by it most rows are equally wide. */
function guessDelimiter(text: string): string {
  const guesses = delimiters.map((delimiter) => ({
    delimiter,
    ...widthOf(parse<string[]>(text, { delimiter, preview: sampledRows }).data),
  }));
  const [best] = guesses.sort((a, b) => b.rows - a.rows || b.cells - a.cells);
  return best?.delimiter ?? ',';
}

/** The records of a text. A quote that nobody closes would swallow what follows it: it is a letter then. */
function recordsOf(text: string, delimiter: string): string[][] {
  const { data, errors } = parse<string[]>(text, { delimiter });
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  return isBroken ? parse<string[]>(text, { delimiter, quoteChar: '\u0000' }).data : data;
}

/** A cell as a spreadsheet would show it: a formula that only keeps a text as text is that text. */
const shownText = (text: string): string => /^="([^"]*)"$/.exec(text.trim())?.[1] ?? text;

/**
 * Reads a table that is written as text, its cells between commas, semicolons or tabs; a first line `sep=;` says which, and counts for no
 * row, as in Excel. Throws Unreadable.
 */
export function readTextTable(bytes: Uint8Array): SheetContent {
  const whole = decodeText(bytes);
  if (whole.trim() === '' || foreignPattern.test(whole)) throw new UnreadableError('NOT_A_WORKBOOK');
  const declared = /^"?sep=([^\r\n"])"?(?:\r\n?|\n)/i.exec(whole);
  const text = declared === null ? whole : whole.slice(declared[0].length);
  const records = recordsOf(text, declared?.[1] ?? guessDelimiter(text));
  const cells: SheetCell[] = [];
  let length = 0;
  records.forEach((record, row) =>
    record.forEach((value, column) => {
      const shown = shownText(value);
      if (shown.trim() === '') return;
      const link = readFormulaLink(shown);
      length += shown.length;
      if (cells.length >= maxCells || length > maxTextsLength) throw new UnreadableError('TOO_BIG_INSIDE');
      cells.push({ row: row + 1, column: column + 1, ...toCellText(shown), ...(link !== null && { link }) });
    }),
  );
  return { sheet: '', cells, delimited: true };
}
