/** What was answered last, by what it was asked for, the latest behind the others. */
export type CachedValues<Value> = readonly { id: string; value: Value }[];

/** How many of each are kept. */
const maxCached = 40;

/** What is kept once that one is, too: the last ones, each once. */
export function withCached<Value>(cached: CachedValues<Value>, id: string | null, value: Value): CachedValues<Value> {
  return id === null ? cached : [...cached.filter((one) => one.id !== id), { id, value }].slice(-maxCached);
}

/** What is kept of that one; null where nothing is. */
export function cachedValueOf<Value>(cached: CachedValues<Value>, id: string | null): Value | null {
  return cached.find((one) => one.id === id)?.value ?? null;
}
