import { expect, it, vi } from 'vitest';
import { fetchedOnce } from './fetched-once';

it('answers the same promise to everybody, and fetches anew after a fetch that failed', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('No network.'));
  const load = fetchedOnce(fetch);
  const failing = load();
  expect(load()).toBe(failing);
  await expect(failing).rejects.toThrow('No network.');
  const loaded = load();
  expect(await loaded).toBe('code');
  expect([load(), fetch.mock.calls.length]).toEqual([loaded, 2]);
});
