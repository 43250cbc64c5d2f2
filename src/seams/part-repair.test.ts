import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missingFiles } from './part-files';
import { loadPart } from './part-loader';
import { failedFetchPause } from '../parts/memoize-async';
import { PartMissing, retryPauses } from './part-repair';

const files = ['assets/list-1a2b3c4d.js'];
const file = '/assets/list-1a2b3c4d.js';
const own = { version: '3.20.1', built: '2026-11-26T10:00:00.000Z' };
const totalPause = retryPauses.reduce((sum, pause) => sum + pause, 0);

/** A server that has that release, and the file from that request on. */
function serve(release: object | null, hasFileFrom = Number.POSITIVE_INFINITY) {
  const requestedFiles: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('version.json')) {
      if (release === null) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(release));
    }
    requestedFiles.push(path);
    return new Response('', { status: requestedFiles.length >= hasFileFrom ? 200 : 404 });
  });
  return { asked: requestedFiles, isThere: () => requestedFiles.length >= hasFileFrom };
}

const reports: unknown[] = [];
const outcome = (part: Promise<unknown>) => part.then(String, (error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (error: unknown) => reports.push(error));
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'vigia-release';
  meta.content = JSON.stringify(own);
  document.head.append(meta);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(failedFetchPause);
  reports.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part whose file is missing is asked for three times with pauses, then by nobody for a minute', async () => {
  const { asked: requestedFiles } = serve(own);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const first = outcome(loadPart(load, files));
  await vi.advanceTimersByTimeAsync((retryPauses[0] ?? 0) - 1);
  expect([load.mock.calls.length, requestedFiles]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(totalPause);
  const error = await first;
  expect(error).toBeInstanceOf(PartMissing);
  expect(error).toMatchObject({ release: 'same', message: expect.stringContaining(file) });
  expect([load.mock.calls.length, requestedFiles]).toEqual([1, [file, file]]);

  for (let again = 0; again < 50; again += 1) expect(await outcome(loadPart(load, files))).toBe(error);
  await vi.advanceTimersByTimeAsync(failedFetchPause - 1000);
  expect(await outcome(loadPart(load, files))).toBe(error);
  expect([load.mock.calls.length, requestedFiles.length]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  const second = outcome(loadPart(load, files));
  await vi.advanceTimersByTimeAsync(totalPause);
  expect(await second).not.toBe(error);
  expect([load.mock.calls.length, requestedFiles.length, reports.length]).toEqual([2, 4, 2]);
});

test.each([
  ['newer', { version: '3.21.0', built: own.built }],
  ['older', { version: '3.20.1', built: '2026-11-25T10:00:00.000Z' }],
] as const)(
  'where the server has a %s release that is told at once, and nothing is asked for again',
  async (release, served) => {
    const { asked: requestedFiles } = serve(served);
    const error = await outcome(loadPart(() => Promise.reject(new Error('404')), files));
    expect(error).toMatchObject({ name: 'PartMissing', release });
    expect([requestedFiles, reports]).toEqual([[], [error]]);
  },
);

test('a file that is back is loaded, and what waits for it goes on', async () => {
  const server = serve(own, 2);
  const load = () => (server.isThere() ? Promise.resolve('the list') : Promise.reject(new Error('404')));
  const loaded = outcome(loadPart(load, files));
  await vi.advanceTimersByTimeAsync(totalPause);
  expect(await loaded).toBe('the list');
  expect([server.asked.length, reports, missingFiles.size]).toEqual([2, [], 0]);
});

test('two parts that lack the same file ask for it once a round', async () => {
  const { asked: requestedFiles } = serve(own);
  const fails = () => Promise.reject(new Error('404'));
  const both = Promise.all([outcome(loadPart(fails, files)), outcome(loadPart(fails, files))]);
  await vi.advanceTimersByTimeAsync(totalPause);
  expect((await both).map((error) => (error as Error).name)).toEqual(['PartMissing', 'PartMissing']);
  expect(requestedFiles).toEqual([file, file]);
});

test('where the server does not answer it is nobody’s loss, and a connection that comes back ends the rest', async () => {
  serve(null);
  const load = vi.fn(() => Promise.reject(new Error('404')));
  const failed = outcome(loadPart(load, files));
  await vi.advanceTimersByTimeAsync(totalPause);
  expect(await failed).toMatchObject({ name: 'PartMissing', release: null });
  expect(reports).toEqual([]);
  expect(missingFiles.has(file)).toBe(true);
  dispatchEvent(new Event('online'));
  expect(missingFiles.has(file)).toBe(false);
});

test('a module that the browser remembers as failed is had under another address, a thing within one is not', async () => {
  vi.useRealTimers();
  const server = serve(own, 1);
  const asLoaded = (text: string) =>
    Object.assign(() => Promise.reject(new Error('failed before')), { toString: () => text });
  retryPauses.splice(0, 2, 0, 0);
  const part = await loadPart<object>(asLoaded('() => import(`./clock.ts`)'), []);
  expect(Object.keys(part)).toEqual(Object.keys(await import('./clock')));
  expect(server.asked).toHaveLength(1);
  const within = outcome(loadPart(asLoaded('() => import(`./alerts.ts`).then(n => n.t)'), []));
  const noModule = outcome(loadPart(asLoaded('() => new Worker()'), ['assets/worker-1a2b3c4d.js']));
  expect(await Promise.all([within, noModule])).toEqual([expect.any(PartMissing), expect.any(PartMissing)]);
  retryPauses.splice(0, 2, 1000, 3000);
  for (const address of missingFiles.keys()) missingFiles.delete(address);
  vi.useFakeTimers();
});
