import { useEffect } from 'react';

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

/** Fetches these parts once the browser rests: they are there when they are needed, without a connection too. */
export function usePrefetch(parts: readonly { prefetch: () => Promise<void> }[]): void {
  useEffect(() => whenIdle(() => parts.forEach((part) => void part.prefetch())), [parts]);
}
