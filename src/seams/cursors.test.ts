import { afterEach, expect, test } from 'vitest';
import { cursors } from './cursors';
import { storage } from './storage';

const setHistoryEntry = (entry: number) => history.replaceState({ __TSR_index: entry }, '');
const cursor = { id: 'MLA1000000001', at: 4 };

afterEach(() => sessionStorage.clear());

test('where a list was left is found on that entry of the history, and by that visit alone', () => {
  setHistoryEntry(3);
  cursors.write('results 1', cursor);
  expect([cursors.read('results 1'), cursors.read('results 2')]).toEqual([cursor, null]);
  setHistoryEntry(4);
  expect(cursors.read('results 1')).toBeNull();
});

test('it is forgotten where the history goes on from before it, once sixty entries lie behind, and with what else is kept', async () => {
  setHistoryEntry(3);
  cursors.write('results 1', cursor);
  cursors.forget(4);
  expect(cursors.read('results 1')).toEqual(cursor);
  cursors.forget(3);
  expect(cursors.read('results 1')).toBeNull();
  cursors.write('results 1', cursor);
  setHistoryEntry(62);
  cursors.write('results 1', cursor);
  expect(sessionStorage).toHaveLength(2);
  setHistoryEntry(63);
  cursors.write('results 1', cursor);
  expect(sessionStorage).toHaveLength(2);
  await storage.clearKept({ profileId: 'p1' }, new AbortController().signal);
  expect(sessionStorage).toHaveLength(0);
});

test('a tab that keeps nothing is no fault', async () => {
  const { signal } = new AbortController();
  setHistoryEntry(3);
  sessionStorage.setItem('vigia:cursor:3 results 1', '{');
  expect(await storage.readCursor({ visit: 'results 1' }, signal)).toMatchObject({
    ok: false,
    failure: { code: 'STORAGE_UNAVAILABLE' },
  });
});
