interface Told<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/**
 * The same promise, from which React's `use` reads without waiting once it was kept: what is there is painted at once. One that failed is
 * read as any other.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const told: Promise<Value> & Told<Value> = promise;
  promise.then(
    (value) => {
      told.status = 'fulfilled';
      told.value = value;
    },
    () => undefined,
  );
  return told;
}
