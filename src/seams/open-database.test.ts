import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOnce } from './open-database';

class FakeDatabase extends EventTarget {
  isClosed = false;
  close = () => (this.isClosed = true);
}
class FakeRequest extends EventTarget {
  result = new FakeDatabase();
  error = new Error('The browser refuses.');
}

let refuses = false;
let requests: FakeRequest[] = [];

beforeEach(() => {
  refuses = false;
  requests = [];
  for (const name of ['Database', 'ObjectStore', 'Index', 'Cursor', 'Transaction'])
    vi.stubGlobal(`IDB${name}`, class {});
  vi.stubGlobal('IDBRequest', FakeRequest);
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = new FakeRequest();
      requests.push(request);
      queueMicrotask(() => request.dispatchEvent(new Event(refuses ? 'error' : 'success')));
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a database is opened at the first call, once for all who ask', async () => {
  const database = openOnce('a', () => undefined);
  expect(requests).toEqual([]);
  const [one, other] = await Promise.all([database(), database()]);
  expect([one === other, (await database()) === one, requests.length]).toEqual([true, true, 1]);
});

test('a connection makes way for who deletes or changes the database, and the next call opens another', async () => {
  const database = openOnce('a', () => undefined);
  await database();
  requests[0]?.result.dispatchEvent(new Event('versionchange'));
  expect(requests[0]?.result.isClosed).toBe(true);
  expect([await database(), requests.length]).toEqual([requests[1]?.result, 2]);
});

test('a connection that the browser closed, or that it refused, is opened anew by the next call', async () => {
  const database = openOnce('a', () => undefined);
  refuses = true;
  await expect(database()).rejects.toThrow('The browser refuses.');
  refuses = false;
  await database();
  requests[1]?.result.dispatchEvent(new Event('close'));
  expect([await database(), requests.length]).toEqual([requests[2]?.result, 3]);
});
