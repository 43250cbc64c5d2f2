/**
 * How many generated cases a property is tried on, and from which seed: `few` in `npm test`, always the same ones; VIGIA_TRIES of them
 * from VIGIA_SEED in `npm run soak`, which tells both, so that what failed there fails again here.
 */
export function propertyRuns(few: number): { numRuns: number; seed: number } {
  return {
    numRuns: Number(process.env['VIGIA_TRIES'] ?? few),
    seed: Number(process.env['VIGIA_SEED'] ?? 20_261_121),
  };
}

/** Numbers from 0 up to 1, the same ones from the same seed. (mulberry32) */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
