import { exportLateAfter } from '../../contracts/vocabulary/exports';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reportId } from './addresses';
import { exportFileName, exportStage, matchingExports, topsOf, type Download } from './exports';

const row = {
  id: '80000001',
  title: 'Noviembre',
  url: '/files/exports/80000001.xlsx',
  createdAt: '2026-11-20T12:00:00Z',
  topCountries: [],
  topSellers: [],
};
const ready = { ...row, state: 'ready' as const };
const at = Date.parse(row.createdAt);

describe('where a report stands', () => {
  const failed = (status: number): Download => ({
    phase: 'failed',
    failure: { code: 'BAD_STATUS', values: { status } },
  });
  it.each([
    [{ ...ready, state: 'generating' as const }, undefined, 'generating'],
    [{ ...ready, state: 'failed' as const }, undefined, 'failed'],
    [ready, undefined, 'ready'],
    [{ ...ready, url: null }, undefined, 'linkDead'],
    [ready, { phase: 'underWay', failure: null } as Download, 'downloading'],
    [ready, { phase: 'done', failure: null } as Download, 'downloaded'],
    [ready, failed(404), 'linkDead'],
    [ready, failed(503), 'unsaved'],
  ])('%o %o: %s', (one, download, stage) => expect(exportStage(one, download, at)).toBe(stage));

  test('in the making for ten minutes it is late', () => {
    const making = { ...ready, state: 'generating' as const };
    expect(exportStage(making, undefined, at + exportLateAfter - 1)).toBe('generating');
    expect(exportStage(making, undefined, at + exportLateAfter)).toBe('late');
  });
});

describe('the tops of a report', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ name: `Vendedor ${at}`, count: 9 - at }));

  test('are five at most, of a file that is there and of which something is said', () => {
    expect(topsOf({ ...ready, topSellers: many })).toEqual({ countries: [], sellers: many.slice(0, 5) });
    expect(topsOf({ ...ready, topCountries: many })).toEqual({ countries: many.slice(0, 5), sellers: [] });
    expect(topsOf(ready)).toBeNull();
    for (const state of ['generating', 'failed'] as const)
      expect(topsOf({ ...ready, state, topCountries: many, topSellers: many })).toBeNull();
  });
});

describe('what is sought among reports', () => {
  const rows = [row, { ...row, id: '80000012', title: 'Diciembre 8000000' }];
  const found = (q: string) => matchingExports(rows, q).map(({ id }) => id);

  test('EXP-24 eight digits, and only eight, are the id of a report', () => {
    expect(found(' 80000001 ')).toEqual(['80000001']);
    expect(found('8000000')).toEqual(['80000012']);
    expect(found('800000012')).toEqual([]);
    expect(['80000001', '8000000', '800000012', '8000000a', ''].map((id) => reportId(id))).toEqual([
      '80000001',
      null,
      null,
      null,
      null,
    ]);
  });

  test('any other text is part of a title, whatever its case', () => {
    expect(found('EMBRE')).toEqual(['80000001', '80000012']);
    expect(found('NOVI')).toEqual(['80000001']);
    expect(found('')).toEqual(['80000001', '80000012']);
  });
});

describe('the name of a saved file', () => {
  test('is the title and the id, with the ending of its address', () => {
    expect(exportFileName(row)).toBe('Noviembre 80000001.xlsx');
    expect(exportFileName({ ...row, url: '/files/a.CSV?x=1' })).toBe('Noviembre 80000001.csv');
  });

  it.each([
    ['../../etc/passwd', 'etc passwd 80000001.xlsx'],
    ['C:\\Windows\\a.exe', 'C Windows a exe 80000001.xlsx'],
    ['\u202Exslx.exe', 'xslx exe 80000001.xlsx'],
    ['<script>', 'script 80000001.xlsx'],
    ['Año / São', 'Año São 80000001.xlsx'],
    ['...', '80000001.xlsx'],
  ])('%s becomes %s', (title, name) => expect(exportFileName({ ...row, title })).toBe(name));

  test('of any title it is short, and has no separator, control character or dot but that of its ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (title) => {
        const name = exportFileName({ ...row, title });
        expect(name).toMatch(/^[\p{L}\p{N} _-]+\.xlsx$/u);
        expect([...name].length).toBeLessThan(100);
      }),
    );
  });
});
