/** Data as it can be shown: actors, functions and modules have become a word in square brackets. */
export type PlainData = null | boolean | number | string | PlainData[] | { [key: string]: PlainData };

const deepest = 12;

function named(value: object): string | null {
  if ('sessionId' in value && 'send' in value) return 'id' in value ? `[actor ${String(value.id)}]` : '[actor]';
  if (value instanceof Promise) return '[promise]';
  if (Symbol.toStringTag in value && value[Symbol.toStringTag] === 'Module') return '[module]';
  return null;
}

/**
 * The value as data that can be shown, compared and written: actors, functions, modules and what comes back to itself become a word
 * in square brackets, maps and sets lists, dates ISO texts; what is undefined in an object is left out.
 */
export function toPlainData(value: unknown, above: readonly object[] = []): PlainData {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'undefined':
      return null;
    case 'bigint':
    case 'symbol':
      return String(value);
    case 'function':
      return '[function]';
    case 'object':
      break;
  }
  if (value === null) return null;
  const word = named(value);
  if (word !== null) return word;
  if (above.includes(value)) return '[itself]';
  if (above.length >= deepest) return '[…]';
  const inside = [...above, value];
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[no date]' : value.toISOString();
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return [...(value as Iterable<unknown>)].map((one) => toPlainData(one, inside));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, toPlainData(one, inside)]),
  );
}

/** XState numbers the actors that have no id over all systems: two runs have other numbers. */
export function withoutActorNumbers(value: PlainData): PlainData {
  const text = JSON.stringify(value);
  return /\bx:\d/.test(text) ? (JSON.parse(text.replaceAll(/\bx:\d+\b/g, 'x')) as PlainData) : value;
}

/** Whether there is something within it: a list or an object. */
export const isBranch = (value: PlainData): value is PlainData[] | { [key: string]: PlainData } =>
  typeof value === 'object' && value !== null;

/** What an entry of a list is known by wherever it stands: its `id`, or itself; null where it has neither. */
function identityOf(entry: PlainData): string | null {
  if (!isBranch(entry)) return JSON.stringify(entry);
  if (Array.isArray(entry)) return null;
  const { id } = entry;
  return typeof id === 'string' || typeof id === 'number' ? `id ${String(id)}` : null;
}

/** The places of a list's entries by what they are known by; null where some are known by nothing, or two by the same. */
function placesOf(list: readonly PlainData[]): Map<string, number> | null {
  const places = new Map<string, number>();
  for (const [at, entry] of list.entries()) {
    const identity = identityOf(entry);
    if (identity === null || places.has(identity)) return null;
    places.set(identity, at);
  }
  return places;
}

/** Entries that only moved up or down are the same; the list itself changed where one is gone or the order is another. */
function changesOfLists(before: readonly PlainData[], after: readonly PlainData[], path: string): string[] | null {
  const [old, now] = [placesOf(before), placesOf(after)];
  if (old === null || now === null) return null;
  const kept = [...old.keys()].filter((identity) => now.has(identity));
  const isOtherwise = kept.length < old.size || kept.join() !== [...now.keys()].filter((one) => old.has(one)).join();
  const within = [...now].flatMap(([identity, at]) => {
    const here = path === '' ? String(at) : `${path}.${String(at)}`;
    const was = old.get(identity);
    return was === undefined ? [here] : listChangedPaths(before[was] ?? null, after[at] ?? null, here);
  });
  return isOtherwise ? [path, ...within] : within;
}

/**
 * Where two values differ: paths like `draft.reason` or `rows.3`; of what is new or gone as a whole only its own path. Entries of a list
 * that have an `id`, or are texts or numbers, each once, are compared wherever they stand; of other lists by their places.
 */
export function listChangedPaths(before: PlainData, after: PlainData, path = ''): string[] {
  if (before === after) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return [path];
  const changes = Array.isArray(before) && Array.isArray(after) ? changesOfLists(before, after, path) : null;
  if (changes !== null) return changes;
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const here = path === '' ? key : `${path}.${key}`;
    const [one, other] = [old.get(key), now.get(key)];
    return one === undefined || other === undefined ? [here] : listChangedPaths(one, other, here);
  });
}
