import { expect, it, vi } from 'vitest';
import { memoizeForUse, memoizeAsync } from './memoize-async';

it('answers the same promise to everybody, and fetches anew after a fetch that failed', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('No network.'));
  const load = memoizeAsync(fetch);
  const failing = load();
  expect(load()).toBe(failing);
  await expect(failing).rejects.toThrow('No network.');
  const loaded = load();
  expect(await loaded).toBe('code');
  expect([load(), fetch.mock.calls.length]).toEqual([loaded, 2]);
});

it('for React a fetch that failed stays failed for a minute', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('No network.'));
  const load = memoizeForUse(fetch);
  const failing = load();
  await expect(failing).rejects.toThrow('No network.');
  await vi.advanceTimersByTimeAsync(59_999);
  expect([load(), fetch.mock.calls.length]).toEqual([failing, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await load()).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
