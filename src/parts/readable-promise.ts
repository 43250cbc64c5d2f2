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
