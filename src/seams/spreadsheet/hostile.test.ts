import { describe, expect, it, vi } from 'vitest';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { createDamagedWorkbook } from '../../../tests/workbooks/damaged-workbook';
import { UnreadableError } from './fault';
import { readSpreadsheet } from './read';
import { workerTimeout } from './spreadsheet';

describe('five hundred damaged workbooks', () => {
  it('are read or refused, none of them hangs', { timeout: 120_000 }, async () => {
    // The library for older workbooks says on the console what it doesn't know.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ends = { read: 0, refused: 0, hung: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const bytes = createDamagedWorkbook(seed);
      const begun = performance.now();
      try {
        await readSpreadsheet(bytes, 0, importTemplate.columns);
        ends.read += 1;
      } catch (error) {
        expect(error, `seed ${seed}`).toBeInstanceOf(UnreadableError);
        ends.refused += 1;
      }
      if (performance.now() - begun > workerTimeout) ends.hung += 1;
    }
    expect(ends.hung).toBe(0);
    expect(ends.read + ends.refused).toBe(500);
    expect(Math.min(ends.read, ends.refused)).toBeGreaterThan(50);
  });
});
