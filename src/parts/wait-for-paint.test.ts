import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForPaint } from './wait-for-paint';

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
