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
