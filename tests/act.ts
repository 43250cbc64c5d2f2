import { act as reactAct } from 'react';

const begun: PromiseLike<unknown>[] = [];

/**
 * React's `act`. What a part that waits for its code left undone, where nobody awaits the `act`, is taken up by `finishActs`: React itself
 * would drop it, and the part would never be painted.
 */
export function act<Result>(callback: () => Promise<Result>): Promise<Result>;
export function act(callback: () => void): void;
export function act<Result>(callback: () => Result | Promise<Result>): Promise<Result> {
  let isAwaited = false;
  const done = reactAct<Result>(() => {
    const result = callback();
    isAwaited = result instanceof Promise;
    return result;
  });
  if (!isAwaited) begun.push(done);
  return done;
}

/** Settled once nothing is left undone of what no one awaited. */
export async function finishActs(): Promise<void> {
  for (const one of begun.splice(0)) await one;
}

/** What a test left undone is nothing to the next one. */
export function forgetActs(): void {
  begun.length = 0;
}
