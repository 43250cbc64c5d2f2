import { afterEach, beforeEach, expect, test } from 'vitest';
import { storage } from './storage';

const { signal } = new AbortController();
const entry = { key: 'support', profileId: null, savedAt: 1, value: { message: 'No puedo ingresar' } };

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

test('the draft of whoever is not signed in is this tab’s alone, and stands until it is removed', async () => {
  sessionStorage.setItem('another', '{');
  expect(await storage.writeDraft(entry, signal)).toMatchObject({ ok: true });
  expect(localStorage).toHaveLength(0);
  expect(await storage.readDrafts({ profileId: null }, signal)).toEqual({ ok: true, value: [entry] });
  await storage.deleteDraft(entry, signal);
  expect(await storage.readDrafts({ profileId: null }, signal)).toEqual({ ok: true, value: [] });
});
