/** A line of a text, as a spreadsheet or somebody's hand separates what stands in it. */
export interface Row {
  text: string;
  /** What stands between the separators, without the quotes around it; the whole text where nothing separates. */
  cells: string[];
  /** By a tab, as of a table, or by a sign as in a list. */
  form: 'one' | 'columns' | 'list';
  /** The line of the text in which it begins, from 1. */
  number: number;
  /** The line before or after it has as many cells. */
  inTable: boolean;
}

const separators = ['\t', ';', '|', ','] as const;
/** Lines that one cell in quotes may go over: a sign that is left open takes no more than that. */
const quotedLines = 6;

const quotedCell = /(^|[\t,;|\n])( ?)"([^"]*(?:""[^"]*)*)"(?= ?(?:[\t,;|\n]|$))/g;
/** As far as the next of several: signs stand within links too. */
const link =
  /(^|[\s,;|(<"])((?:https?:\/\/|www\.|(?:[a-z\d-]+\.)+[a-z]{2,}\/)(?:(?![,;|] ?(?:https?:|www\.|["@]|[a-z]{3}-?\d{10}(?!\d)))[^\s"])*)/gi;

const hide = (text: string): string => 'x'.repeat(text.length);

/** Stands for the end of a line within quotes; a character that no text has. */
const innerBreak = '\uFFFF';

/** The lines of a text, each with the number of the one that it begins in; what a cell in quotes has on lines of its own is one. */
function splitLines(text: string): { line: string; number: number }[] {
  let next = 1;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(quotedCell, (whole, before: string, gap: string, inner: string) => {
      const lines = inner.split('\n');
      return lines.length > quotedLines
        ? whole
        : `${before}${gap}"${lines.map((line) => line.trim()).join(innerBreak)}"`;
    })
    .split('\n')
    .map((joined) => {
      const parts = joined.split(innerBreak);
      const number = next;
      next += parts.length;
      return { line: parts.join(' '), number };
    });
}

function withoutQuotes(cell: string): string {
  const [, inner = null] = /^"(.*)"$/s.exec(cell) ?? [];
  return inner === null ? cell : inner.replaceAll('""', '"').trim();
}

/** A line in its cells. A comma is a part of a text, unless it stands between cells in quotes or beside what `isNamed`. */
function splitRow(line: string, isNamed: (cell: string) => boolean): Omit<Row, 'number'> {
  const text = line.trim();
  const one = { text, cells: [text], form: 'one' as const, inTable: false };
  const seen = line
    .replace(quotedCell, (whole, before: string) => before + hide(whole.slice(before.length)))
    .replace(link, (_, before: string, found: string) => before + hide(found));
  const separator = separators.find((sign) => seen.includes(sign));
  if (separator === undefined || text === '') return one;
  let at = 0;
  const raw = seen.split(separator).map((part) => {
    const cell = line.slice(at, at + part.length).trim();
    at += part.length + 1;
    return cell;
  });
  const cells = raw.map(withoutQuotes);
  const separates = separator !== ',' || cells.some((cell, index) => cell !== raw[index] || isNamed(cell));
  if (!separates) return one;
  return { text, cells, form: separator === '\t' ? 'columns' : 'list', inTable: false };
}

/** Every line of a text in its cells, empty ones too. */
export function splitRows(text: string, isNamed: (cell: string) => boolean): Row[] {
  const rows = splitLines(text).map(({ line, number }) => ({ ...splitRow(line, isNamed), number }));
  return rows.map((row, at) => ({
    ...row,
    inTable: [rows[at - 1], rows[at + 1]].some(
      (other) => row.form !== 'one' && other?.form === row.form && other.cells.length === row.cells.length,
    ),
  }));
}
