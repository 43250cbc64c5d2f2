import { startTransition, useEffect, useState } from 'react';

/** So many items of a long list are drawn at once, and so many at a time behind them: more would hold the page longer than two frames. */
export const [drawnFirst, drawnNext] = [24, 16];

/**
 * How many items of a list of that length are to be drawn: the first ones at once, the others some at a time, each lot in a task of its own.
 * Another order begins with its first ones anew.
 */
export function useDrawnCount(length: number, order: string): number {
  const [drawn, setDrawn] = useState({ order, count: drawnFirst });
  const count = drawn.order === order ? drawn.count : drawnFirst;
  useEffect(() => {
    if (count < length) startTransition(() => setDrawn({ order, count: count + drawnNext }));
  }, [count, length, order]);
  return Math.min(count, length);
}
