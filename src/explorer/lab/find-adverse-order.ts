import fc from 'fast-check';
import {
  adverseKinds,
  adverseWeights,
  walkAdversely,
  type AdverseAction,
  type AdverseSubject,
  type AdverseWalk,
} from './adverse-order';

interface SearchOptions {
  runs: number;
  seed: number;
  /** Told of every walk that was tried. */
  onTried?: () => void;
  signal?: AbortSignal;
}

const actions: fc.Arbitrary<AdverseAction[]> = fc.array(
  fc.record({
    do: fc.oneof(...adverseKinds.map((kind) => ({ weight: adverseWeights[kind], arbitrary: fc.constant(kind) }))),
    which: fc.nat(100_000),
  }),
  { minLength: 4, maxLength: 24 },
);

/** The walk without each step without which it fails in the same way. */
async function shorten(subject: AdverseSubject, life: number, failing: readonly AdverseAction[]): Promise<AdverseWalk> {
  let [best, walk] = [failing, await walkAdversely(subject, life, failing)];
  for (let at = 0; at < best.length;) {
    const shorter = best.toSpliced(at, 1);
    const other = await walkAdversely(subject, life, shorter);
    if (other.fault === walk.fault) [best, walk] = [shorter, other];
    else at += 1;
  }
  return walk;
}

/** Lets answers and events come in adverse orders, that many times from that seed; the shortest walk found after which something is that must not be, or null. */
export async function findAdverseOrder(
  subject: AdverseSubject,
  { runs, seed, onTried, signal }: SearchOptions,
): Promise<AdverseWalk | null> {
  const property = fc.asyncProperty(fc.nat(100), actions, async (life, some) => {
    if (signal?.aborted === true) return true;
    const { fault } = await walkAdversely(subject, life, some);
    onTried?.();
    return fault === null;
  });
  const { failed, counterexample } = await fc.check(property, { numRuns: runs, seed });
  return failed && counterexample !== null ? shorten(subject, ...counterexample) : null;
}
