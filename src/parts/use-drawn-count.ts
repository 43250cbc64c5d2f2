import { useDeferredValue, useEffect, useState } from 'react';

/** So many items of a long list are drawn at once, and so many at a time behind them: more would hold the page longer than two frames. */
export const [drawnFirst, drawnNext] = [24, 16];

/**
 * How many items of a list of that length are to be drawn: the first ones at once, the others some at a time, each lot in a task of its own.
 * Another order begins with its first ones anew.
 */
export function useDrawnCount(length: number, order: string): number {
  const [wanted, setWanted] = useState({ order, count: drawnFirst });
  // As low as all else that may come late: what follows the cursor would wait for the last item otherwise.
  const drawn = useDeferredValue(wanted);
  const count = drawn.order === order ? drawn.count : drawnFirst;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- each lot is a render of its own
    if (drawn === wanted && count < length) setWanted({ order, count: count + drawnNext });
  }, [drawn, wanted, count, length, order]);
  return Math.min(count, length);
}
