const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = [
  '',
  ' ',
  '\u00A0',
  '\u0000',
  '\t',
  '\r',
  '\uFEFF',
  ' \u00A0\u0000',
  'a\n',
  'a\r\n',
  'a\n \u00A0',
  '\n\n',
];

/** Texts that a spreadsheet may calculate when it opens them from a CSV. */
export const formulaInjections: readonly string[] = [
  ...before.flatMap((front) => signs.map((sign) => `${front}${sign}cmd|' /C calc'!A0`.replaceAll("'", ''))),
  '\tMLA1000000001',
  '\rMLA1000000001',
  '\u0000MLA1000000001',
];

/** Whether a line of that cell begins as a formula does once what is not seen of it is left away, or the cell with what isn't seen. */
export const isFormulaInjection = (cell: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for.
  /^[\t\r\u0000]/.test(cell) ||
  cell.split(/[\r\n]+/).some((line) => /^[=+\-@＝＋－＠]/.test(line.replace(/[\s\p{Cc}\p{Cf}]/gu, '')));
