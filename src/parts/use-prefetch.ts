import { useEffect } from 'react';
import { waitForPaint } from './wait-for-paint';

/** Milliseconds after which a browser that never rests, or can't say so, is taken to rest. */
const patience = 5_000;

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, patience);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(idle);
}

/**
 * Fetches these parts once something is painted and the browser rests: they are there when they are needed, without a connection too, and
 * share no way with the first paint, which a slow machine shows long after it was rendered.
 */
export function usePrefetch(parts: readonly { prefetch: () => Promise<void> }[]): void {
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    void waitForPaint().then(() => {
      if (stop !== null) stop = whenIdle(() => parts.forEach((part) => void part.prefetch()));
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [parts]);
}
