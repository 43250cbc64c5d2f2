/** A stream of numbers that depends on its seed alone (mulberry32 over a hashed seed). */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** True once in `1 / share`. */
  chance(share: number): boolean;
  /** `count` different items, in the order of `from`'s shuffling; all of them when `from` is shorter. */
  some<T>(from: readonly T[], count: number): T[];
}

export const hash = (text: string): number => {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
};

export const random = (seed: string | number): Random => {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(int(0, left.length - 1), 1));
    return chosen;
  };
  return { next, int, pick, chance: (share) => next() < share, some };
};
