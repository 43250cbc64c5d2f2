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
