import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SheetNews, SheetRead } from '../../../contracts/ports';
import { pauses } from '../part-repair';
import { lifeless, spreadsheet } from './spreadsheet';

const sheet: SheetRead = { sheet: 'Hoja1', cells: [] };
const reports: unknown[] = [];
let started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  ended = false;
  constructor(readonly address: string) {
    super();
    started.push(this);
  }
  postMessage = () => undefined;
  terminate = () => (this.ended = true);
  say = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
}

/** How often the server was asked for the worker's file beside its starts; it has it from that time on. */
function serve(from = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('version.json'))
      return new Response('{"version":"3.20.1","built":"2026-11-26T10:00:00.000Z"}');
    asked.push(address);
    return new Response('', { status: asked.length >= from ? 200 : 404 });
  });
  return asked;
}

function read() {
  const heard: SheetNews[] = [];
  const reading = spreadsheet(
    { file: new File(['a'], 'a.xlsx'), sheet: 0, columns: [] },
    (news) => void heard.push(news),
  );
  return { heard, ...reading };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('reportError', (error: unknown) => reports.push(error));
  document.head.innerHTML = `<meta name="vigia-release" content='{"version":"3.20.1","built":"2026-11-26T10:00:00.000Z"}'>`;
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  started = [];
  reports.length = 0;
});

const whole = pauses.reduce((sum, pause) => sum + pause, 0) + 10;

test('a file is read by a worker, which ends with its answer', async () => {
  const { heard } = read();
  started[0]?.say({ type: 'sheet.read', read: sheet });
  expect([heard, started.length, started[0]?.ended]).toEqual([[{ type: 'sheet.read', read: sheet }], 1, true]);
});

test('where the worker’s code is missing it is asked for three times, reported, and the reading fails', async () => {
  const asked = serve();
  const { heard } = read();
  started[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(whole);
  expect([started.length, asked.length]).toEqual([1, 2]);
  expect(heard).toEqual([{ type: 'sheet.failed', fault: 'NO_LIFE' }]);
  expect(reports).toEqual([expect.objectContaining({ name: 'PartMissing', release: 'same' })]);
});

test('a worker’s code that is back is started anew, and reads the file', async () => {
  serve(2);
  const { heard } = read();
  started[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(whole);
  expect(started).toHaveLength(2);
  started[1]?.say({ type: 'sheet.read', read: sheet });
  expect([heard, reports]).toEqual([[{ type: 'sheet.read', read: sheet }], []]);
});

test('given up while its code is asked for, no worker starts', async () => {
  serve(1);
  const { heard, stop } = read();
  started[0]?.dispatchEvent(new Event('error'));
  stop();
  await vi.advanceTimersByTimeAsync(whole);
  expect([heard, started.length]).toEqual([[], 1]);
});

test('a worker that breaks or says nothing fails the reading, and its code is not asked for again', async () => {
  const asked = serve();
  const [broken, silent] = [read(), read()];
  started[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  await vi.advanceTimersByTimeAsync(lifeless);
  const failed = [{ type: 'sheet.failed', fault: 'NO_LIFE' }];
  expect([broken.heard, silent.heard, asked, started.map(({ ended }) => ended)]).toEqual([
    failed,
    failed,
    [],
    [true, true],
  ]);
});
