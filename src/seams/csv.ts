import { unparse } from 'papaparse';
import { waitForNextTask } from '../parts/wait-for-paint';

/** A byte order mark: spreadsheets read the file as UTF-8 by it. */
const mark = '\uFEFF';
const newline = '\r\n';

/**
 * A cell that a spreadsheet would calculate, also behind blanks and control characters, which some leave away; a tab, a line's end or a NUL in
 * front is none of anybody's words.
 */
const formulaPattern = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|\p{Cc})/u;
/** The same at the beginning of a later line, for those that read a quoted cell as lines. */
const liveLine = /[\r\n](?:(?![\r\n])[\s\p{Cc}\p{Cf}])*(?=[=+\-@＝＋－＠])/gu;

const withDeadLines = (text: string): string => text.replace(liveLine, "$&'");

/** How often that letter stands in a text. */
function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}

/** Rows that are written in one task: some milliseconds of a slow phone. */
export const rowsPerTask = 500;

/**
 * Rows of texts as CSV, below their heads, as parts of one text: each is written in a task of its own. A cell that would calculate in a
 * spreadsheet is a text there.
 */
export async function formatCsv(heads: readonly string[], rows: readonly (readonly string[])[]): Promise<string[]> {
  const unparsed = (some: readonly (readonly string[])[], cellOf?: (text: string) => string) =>
    unparse(
      some.map((row) => (cellOf === undefined ? [...row] : row.map(cellOf))),
      { escapeFormulae: formulaPattern, newline },
    );
  const written = (some: readonly (readonly string[])[]) => {
    const text = unparsed(some);
    // More ends of lines than rows have: some cell has lines of its own. To look into each cell would take as long as writing it.
    const isNewline = [...newline].every((letter) => countOf(letter, text) === some.length - 1);
    return isNewline ? text : unparsed(some, withDeadLines);
  };
  const parts = [mark + written([heads])];
  for (let from = 0; from < rows.length; from += rowsPerTask) {
    await waitForNextTask();
    parts.push(newline + written(rows.slice(from, from + rowsPerTask)));
  }
  return parts;
}
