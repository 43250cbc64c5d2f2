import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('what begins as a formula does is a text in a spreadsheet, and quotes and commas stay in their cell', () => {
  const rows = [['=SUMA(A1)'], ['+1'], ['-1'], ['@x'], ['a, "b"'], ['Ñandú']];
  expect(csvOf(['Título'], rows)).toBe(
    ['\uFEFFTítulo', '"\'=SUMA(A1)"', '"\'+1"', '"\'-1"', '"\'@x"', '"a, ""b"""', 'Ñandú'].join('\r\n'),
  );
});
