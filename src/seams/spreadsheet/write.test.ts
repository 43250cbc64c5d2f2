import { read as readLibrary } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';
import { formulaInjections } from '../../../tests/workbooks/formula-injections';
import { readWorkbookFile } from '../../../tests/workbooks/archive';
import { writeSpreadsheet } from './write';

/** The cells of its first sheet, as another reader sees them: what they are, and their formulas. */
function cellsOf(bytes: ArrayBuffer) {
  const book = readLibrary(bytes, { type: 'array', cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return Object.entries(sheet).filter(([address]) => !address.startsWith('!')) as [string, { t: string; f?: string }][];
}

describe('a workbook that is saved', () => {
  it('has texts alone, and nothing of it calculates', () => {
    const bytes = writeSpreadsheet({
      name: 'a.xlsx',
      sheet: 'A',
      rows: [['Texto'], ...formulaInjections.map((text) => [text])],
    });
    const cells = cellsOf(bytes);
    expect(cells).toHaveLength(1 + formulaInjections.length);
    expect(cells.filter(([, { t, f }]) => t !== 's' || f !== undefined)).toEqual([]);
  });

  it('has the lines of a template as texts too', () => {
    const template = readWorkbookFile('openpyxl-en.xlsx').slice().buffer;
    const before = cellsOf(template).filter(([address]) => !/^M(1[2-9]|[2-9]\d|\d{3,})$/.test(address)).length;
    const bytes = writeSpreadsheet({ name: 'a.xlsx', template, lines: [...formulaInjections] });
    const column = String.fromCharCode(64 + limits.importColumn);
    const lines = cellsOf(bytes).filter(
      ([address]) => address.startsWith(column) && Number(address.slice(1)) > importTemplate.headerRow,
    );
    expect(before).toBeGreaterThan(0);
    expect(lines).toHaveLength(formulaInjections.length);
    expect(lines.filter(([, { t, f }]) => t !== 's' || f !== undefined)).toEqual([]);
  });
});
