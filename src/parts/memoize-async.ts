interface SettledPromise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/**
 * The same promise, from which React's `use` reads without waiting once it was kept: what is there is painted at once. One that failed is
 * read as any other.
 */
export function toReadablePromise<Value>(promise: Promise<Value>): Promise<Value> {
  const settledPromise: Promise<Value> & SettledPromise<Value> = promise;
  promise.then(
    (value) => {
      settledPromise.status = 'fulfilled';
      settledPromise.value = value;
    },
    () => undefined,
  );
  return settledPromise;
}

/**
 * Fetches what is needed at the first call, and answers the same promise from then on; a fetch that failed is begun anew by the next.
 * Even of a module that is there each `import()` takes a task of its own, so that a page that goes before it takes along what was asked.
 */
export function memoizeAsync<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | null = null;
  return () => {
    if (fetched !== null) return fetched;
    const fetching = fetch();
    fetching.catch(() => (fetched = null));
    return (fetched = fetching);
  };
}

/** Milliseconds for which a fetch that failed is not begun anew, unless the connection comes back before. */
export const failedFetchPause = 60_000;

/** Does that once what failed may be fetched again. */
export function afterFailedFetchPause(retry: () => void): void {
  const wake = () => {
    removeEventListener('online', wake);
    clearTimeout(timer);
    retry();
  };
  const timer = setTimeout(wake, failedFetchPause);
  addEventListener('online', wake);
}

/**
 * The same for React's `use`, which asks at each render: a fetch that failed stays failed for a minute, or until the connection is back, so
 * that a boundary is reached and nothing is asked for in a circle.
 */
export function memoizeForUse<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | null = null;
  return () => {
    if (fetched !== null) return fetched;
    fetched = toReadablePromise(fetch());
    fetched.catch(() => afterFailedFetchPause(() => (fetched = null)));
    return fetched;
  };
}

/** Whether a load failed because a file of the console can't be had (`src/seams/part-repair.ts`). */
export const isPartMissing = (error: unknown): error is Error => error instanceof Error && error.name === 'PartMissing';

const reported = new WeakSet<object>();

/** Reports, once, a part that somebody needs and that can't be had; throws what was given. */
export function reportMissingPart(error: unknown): never {
  if (isPartMissing(error) && !reported.has(error)) {
    reported.add(error);
    reportError(error);
  }
  throw error;
}
