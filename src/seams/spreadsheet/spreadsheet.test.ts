import { afterEach, beforeEach, expect, test, vi, describe, it } from 'vitest';
import type { SheetEvent, SheetContent } from '../../../contracts/ports';
import { retryPauses } from '../part-repair';
import { workerTimeout } from '../start-worker';
import { stubWorkers } from '../workers.fixture';
import { workerSpreadsheetFeed } from './spreadsheet';
import { read as readLibrary } from 'xlsx';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';
import { formulaInjections } from '../../../tests/workbooks/formula-injections';
import { readWorkbookFile } from '../../../tests/workbooks/archive';
import { writeSpreadsheet } from './write';

describe('spreadsheet', () => {
  const sheet: SheetContent = { sheet: 'Hoja1', cells: [] };
  const reports: unknown[] = [];

  let started: ReturnType<typeof stubWorkers> = [];

  /** How often the server was asked for the worker's file beside its starts; it has it from that time on. */
  function serve(from = Number.POSITIVE_INFINITY) {
    const workerRequests: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.endsWith('version.json'))
        return new Response('{"version":"3.20.1","built":"2026-11-26T10:00:00.000Z"}');
      workerRequests.push(address);
      return new Response('', { status: workerRequests.length >= from ? 200 : 404 });
    });
    return workerRequests;
  }

  function read() {
    const sheetEvents: SheetEvent[] = [];
    const reading = workerSpreadsheetFeed(
      { file: new File(['a'], 'a.xlsx'), sheet: 0, columns: [] },
      (news) => void sheetEvents.push(news),
    );
    return { heard: sheetEvents, ...reading };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    started = stubWorkers();
    vi.stubGlobal('reportError', (error: unknown) => reports.push(error));
    document.head.innerHTML = `<meta name="vigia-release" content='{"version":"3.20.1","built":"2026-11-26T10:00:00.000Z"}'>`;
  });

  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    reports.length = 0;
  });

  const totalPause = retryPauses.reduce((sum, pause) => sum + pause, 0) + 10;

  test('a file is read by a worker, which ends with its answer', async () => {
    const { heard: sheetEvents } = read();
    started[0]?.say({ type: 'sheet.read', read: sheet });
    expect([sheetEvents, started.length, started[0]?.ended]).toEqual([[{ type: 'sheet.read', read: sheet }], 1, true]);
  });

  test('where the worker’s code is missing it is asked for three times, reported, and the reading fails', async () => {
    const workerRequests = serve();
    const { heard: sheetEvents } = read();
    started[0]?.lack();
    await vi.advanceTimersByTimeAsync(totalPause);
    expect([started.length, workerRequests.length]).toEqual([1, 2]);
    expect(sheetEvents).toEqual([{ type: 'sheet.failed', fault: 'NO_LIFE' }]);
    expect(reports).toEqual([expect.objectContaining({ name: 'PartMissing', release: 'same' })]);
  });

  test('a worker’s code that is back is started anew, and reads the file', async () => {
    serve(2);
    const { heard: sheetEvents } = read();
    started[0]?.lack();
    await vi.advanceTimersByTimeAsync(totalPause);
    expect(started).toHaveLength(2);
    started[1]?.say({ type: 'sheet.read', read: sheet });
    expect([sheetEvents, reports]).toEqual([[{ type: 'sheet.read', read: sheet }], []]);
  });

  test('given up while its code is asked for, no worker starts', async () => {
    serve(1);
    const { heard: sheetEvents, stop } = read();
    started[0]?.lack();
    stop();
    await vi.advanceTimersByTimeAsync(totalPause);
    expect([sheetEvents, started.length]).toEqual([[], 1]);
  });

  test('a worker that breaks or says nothing fails the reading, and its code is not asked for again', async () => {
    const workerRequests = serve();
    const [broken, silent] = [read(), read()];
    started[0]?.fail();
    await vi.advanceTimersByTimeAsync(workerTimeout);
    const failed = [{ type: 'sheet.failed', fault: 'NO_LIFE' }];
    expect([broken.heard, silent.heard, workerRequests, started.map(({ ended }) => ended)]).toEqual([
      failed,
      failed,
      [],
      [true, true],
    ]);
  });
});

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
