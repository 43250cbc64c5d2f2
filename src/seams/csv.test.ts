import { parse, unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import { formulaInjections, isFormulaInjection } from '../../tests/workbooks/formula-injections';
import { formatCsv, rowsPerTask } from './csv';

test('what begins as a formula does is a text in a spreadsheet, and quotes and commas stay in their cell', async () => {
  const rows = [['=SUMA(A1)'], ['+1'], ['-1'], ['@x'], ['a, "b"'], ['Ñandú']];
  expect((await formatCsv(['Título'], rows)).join('')).toBe(
    ['\uFEFFTítulo', '"\'=SUMA(A1)"', '"\'+1"', '"\'-1"', '"\'@x"', '"a, ""b"""', 'Ñandú'].join('\r\n'),
  );
});

test.each(formulaInjections)('%j calculates nothing, and its words stay', async (text) => {
  const cellText = (await formatCsv(['a'], [[text]])).join('').slice('\uFEFFa\r\n'.length);
  const [[cell = ''] = []] = parse<string[]>(cellText).data;
  expect(isFormulaInjection(cell)).toBe(false);
  expect(cell.replaceAll("'", '')).toBe(text);
});

test('a dash within words, and words behind blanks, stay as they are', async () => {
  const rows = [['a - b'], [' Hola'], ['Línea\nde dos'], ['user@mail.test'], ['1+1=2']];
  const written = (await formatCsv(['a'], rows)).join('');
  expect(parse<string[]>(written.slice(1)).data.slice(1)).toEqual(rows);
});

test('a cell of nothing but lines is looked through once', async () => {
  const taken = startProcessorClock();
  await formatCsv(['a'], [['\n'.repeat(100_000)], [' '.repeat(100_000)], ['\n '.repeat(50_000)]]);
  expect(taken()).toBeLessThan(2000);
});

test('60,000 rows are written in tasks of their own, and are what one task would have written', async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => [`MLA${at}`, at % 3 === 0 ? `=A${at}` : 'a, "b"\nc', '']);
  let others = 0;
  const other = setInterval(() => (others += 1));
  const parts = await formatCsv(['id', 'what', 'why'], rows);
  clearInterval(other);
  expect(parts.length).toBe(1 + 60_000 / rowsPerTask);
  expect(others).toBeGreaterThan(10);
  expect(parts.join('')).toBe(`\uFEFF${unparse([['id', 'what', 'why'], ...rows], { escapeFormulae: true })}`);
});

test('a table without rows is its heads', async () => {
  expect(await formatCsv(['id'], [])).toEqual(['\uFEFFid']);
});
