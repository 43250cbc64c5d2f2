import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi, beforeEach, describe } from 'vitest';
import { lazyPart } from './lazy-part';
import { memoizeForUse, memoizeAsync } from './memoize-async';
import { waitForPaint } from './wait-for-paint';
import { act } from '../../tests/act';

describe('lazy part', () => {
  const reported: unknown[] = [];

  afterEach(() => {
    reported.length = 0;
    vi.unstubAllGlobals();
  });

  function missing(): Error {
    const error = new Error('/assets/drawer-1a2b3c4d.js is missing');
    error.name = 'PartMissing';
    return error;
  }

  it('paints something else in the place of what can’t be had, reports it once, and asks for it once however often it is painted', async () => {
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const error = missing();
    const load = vi.fn(() => Promise.reject(error));
    const Drawer = lazyPart<{ name: string }>(load, ({ name }) => <p>{name} is missing</p>);
    const host = document.createElement('div');
    const root = createRoot(host);
    const paint = (name: string) =>
      act(async () => {
        root.render(
          <Suspense fallback="…">
            <h1>The screen</h1>
            <Drawer name={name} />
          </Suspense>,
        );
        await new Promise((resolve) => setTimeout(resolve));
      });
    for (const name of ['One', 'Two', 'Three']) await paint(name);
    expect(host.textContent).toBe('The screenThree is missing');
    expect([load.mock.calls.length, reported]).toEqual([1, [error]]);
    await act(async () => root.unmount());
  });

  it('paints what came, and at once when it was prepared', async () => {
    const Drawer = lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
    await Drawer.prepare();
    const host = document.createElement('div');
    const root = createRoot(host);
    await act(async () => root.render(<Drawer name="A drawer" />));
    expect(host.textContent).toBe('A drawer');
    await act(async () => root.unmount());
  });

  it('fetched ahead is painted at once; where that failed nothing is reported, and who needs it asks again', async () => {
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const load = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(missing())
      .mockResolvedValue({ default: () => <p>A drawer</p> });
    const Drawer = lazyPart(load);
    await Drawer.prefetch();
    expect([load.mock.calls.length, reported]).toEqual([1, []]);
    await Drawer.prefetch();
    const host = document.createElement('div');
    const root = createRoot(host);
    await act(async () => root.render(<Drawer />));
    expect([host.textContent, load.mock.calls.length]).toEqual(['A drawer', 2]);
    await act(async () => root.unmount());
  });
});

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

it('for React a fetch that failed is begun anew once the connection is back', async () => {
  const lost = new Error('No network.');
  const fetch = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost);
  const load = memoizeForUse(fetch);
  for (const calls of [1, 2]) {
    await expect(load()).rejects.toThrow('No network.');
    await expect(load()).rejects.toThrow('No network.');
    expect(fetch).toHaveBeenCalledTimes(calls);
    window.dispatchEvent(new Event('online'));
  }
  expect([await load(), fetch.mock.calls.length]).toEqual(['code', 3]);
});

let tellPaint: (name: string) => void;

let disconnected: number;

class SomeObserver {
  static supportedEntryTypes = ['paint'];
  constructor(onEntries: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    tellPaint = (name) => onEntries({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
  }
  observe() {}
  disconnect() {
    disconnected += 1;
  }
}

const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

const isOver = async () => {
  let over = false;
  void waitForPaint().then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return over;
  };
};

describe('after the first paint', () => {
  beforeEach(() => {
    disconnected = 0;
    vi.useFakeTimers();
    vi.stubGlobal('PerformanceObserver', SomeObserver);
    hide(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits for what has content, however long a slow machine takes over it', async () => {
    const over = await isOver();
    await vi.advanceTimersByTimeAsync(4000);
    tellPaint('first-paint');
    expect(await over()).toBe(false);
    tellPaint('first-contentful-paint');
    expect(await over()).toBe(true);
    expect(disconnected).toBe(1);
  });

  it('does not wait in a tab that nobody looks at, nor any longer once it is hidden', async () => {
    hide(true);
    expect(await (await isOver())()).toBe(true);
    hide(false);
    const over = await isOver();
    expect(await over()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await over()).toBe(true);
  });

  it('does not wait for ever for a paint that nobody tells of', async () => {
    const over = await isOver();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await over()).toBe(true);
  });

  it('does not wait where the browser says nothing of paints', async () => {
    vi.stubGlobal(
      'PerformanceObserver',
      class extends SomeObserver {
        static override supportedEntryTypes = ['mark'];
      },
    );
    expect(await (await isOver())()).toBe(true);
  });
});
