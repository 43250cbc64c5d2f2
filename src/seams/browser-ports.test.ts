import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from './browser-ports';
import { visibilityFeed } from './feeds';

const saved = vi.hoisted(() => [] as string[]);
vi.mock('./save-file', () => ({ saveFile: (name: string) => saved.push(name) }));
afterEach(() => {
  saved.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = { url: '/files/exports/80000001.xlsx', name: 'Noviembre.xlsx' };
const { signal } = new AbortController();

test('a file is saved under its name', async () => {
  vi.stubGlobal('fetch', async () => new Response('rows'));
  expect(await downloadFile(file, signal)).toEqual({ ok: true, value: undefined });
  expect(saved).toEqual(['Noviembre.xlsx']);
});

test('a link that leads nowhere, and a network that is gone, are told and nothing is saved', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await downloadFile(file, signal)).toEqual({
    ok: false,
    failure: { code: 'BAD_STATUS', values: { status: 404 } },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  expect(await downloadFile(file, signal)).toEqual({ ok: false, failure: { code: 'OFFLINE' } });
  expect(saved).toEqual([]);
});

test('an address elsewhere is opened apart, and never fetched', async () => {
  const opened = vi.fn();
  const fetched = vi.fn();
  vi.stubGlobal('open', opened);
  vi.stubGlobal('fetch', fetched);
  await downloadFile({ ...file, url: 'https://files.test/a.xlsx' }, signal);
  expect(String(opened.mock.calls[0]?.[0])).toBe('https://files.test/a.xlsx');
  expect(fetched).not.toHaveBeenCalled();
});

test('whether the page is in sight is told now and at each change, until nobody listens', () => {
  const results: boolean[] = [];
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { stop } = visibilityFeed((inSight) => results.push(inSight));
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(results).toEqual([true, false]);
});
