import { unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf, rowsAtOnce } from './csv';

test('what begins as a formula does is a text in a spreadsheet, and quotes and commas stay in their cell', async () => {
  const rows = [['=SUMA(A1)'], ['+1'], ['-1'], ['@x'], ['a, "b"'], ['Ñandú']];
  expect((await csvOf(['Título'], rows)).join('')).toBe(
    ['\uFEFFTítulo', '"\'=SUMA(A1)"', '"\'+1"', '"\'-1"', '"\'@x"', '"a, ""b"""', 'Ñandú'].join('\r\n'),
  );
});

test('60,000 rows are written in tasks of their own, and are what one task would have written', async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => [`MLA${at}`, at % 3 === 0 ? `=A${at}` : 'a, "b"\nc', '']);
  let others = 0;
  const other = setInterval(() => (others += 1));
  const parts = await csvOf(['id', 'what', 'why'], rows);
  clearInterval(other);
  expect(parts.length).toBe(1 + 60_000 / rowsAtOnce);
  expect(others).toBeGreaterThan(10);
  expect(parts.join('')).toBe(`\uFEFF${unparse([['id', 'what', 'why'], ...rows], { escapeFormulae: true })}`);
});

test('a table without rows is its heads', async () => {
  expect(await csvOf(['id'], [])).toEqual(['\uFEFFid']);
});
