import { afterEach, expect, test, vi } from 'vitest';
import type { PlatformPorts } from '../../contracts/ports';

afterEach(() => {
  for (const part of ['./learner/learner', './spreadsheet/spreadsheet', './cookies']) vi.doUnmock(part);
  vi.resetModules();
});

const asks: [name: Exclude<keyof PlatformPorts, 'applyLanguage'>, part: string][] = [
  ['learnOrder', './learner/learner'],
  ['readWording', './learner/learner'],
  ['saveSpreadsheet', './spreadsheet/spreadsheet'],
  ['downloadFile', './cookies'],
];

test.each(asks)('%s is offline where its code does not come, twice', async (name, part) => {
  vi.resetModules();
  vi.doMock(part, () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')));
  const { storage } = await import('./storage');
  const ask = storage[name] as (input: never, signal: AbortSignal) => Promise<unknown>;
  const { signal } = new AbortController();
  const offline = { ok: false, failure: expect.objectContaining({ code: 'OFFLINE' }) };
  expect(await ask({} as never, signal)).toEqual(offline);
  expect(await ask({} as never, signal)).toEqual(offline);
});
