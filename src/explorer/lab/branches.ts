import type { Branch, Step, TakenStep } from '../../../machines/rehearsal/walk';

/** A walk that was left for another one: whole, so that it can be brought back. */
export interface LeftWalk {
  life: string;
  steps: readonly TakenStep[];
}

const bare = (step: Step): string => JSON.stringify({ ...step, to: undefined, did: undefined });
const sameStep = (one: Step, other: Step): boolean => bare(one) === bare(other);

/** The same step that led to the same state, or the start both times. */
export const sameTaken = (one: TakenStep | null, other: TakenStep | null): boolean =>
  one === other || (one !== null && other !== null && one.to === other.to && sameStep(one, other));

/** How many steps two walks have in common from their start on; null for walks of other lives. */
export function sharedBy(one: LeftWalk, other: LeftWalk): number | null {
  if (one.life !== other.life) return null;
  const parted = one.steps.findIndex((step, at) => !sameTaken(step, other.steps[at] ?? null));
  return parted === -1 ? one.steps.length : parted;
}

/** Whether all of a walk stands in another one. */
export const isWithin = (one: LeftWalk, other: LeftWalk): boolean => sharedBy(one, other) === one.steps.length;

/** The walks that were left, by the number of the step after which each parts from the line. */
export function partingsOf(line: LeftWalk, left: readonly LeftWalk[]): Map<number, LeftWalk[]> {
  const ways = new Map<number, LeftWalk[]>();
  for (const one of left) {
    const at = sharedBy(one, line);
    if (at !== null && at < one.steps.length) ways.set(at, [...(ways.get(at) ?? []), one]);
  }
  return ways;
}

/** The walks that were left, each as where it parts from the walk or from one before it, and its steps from there on. */
export function branchesOf(walk: LeftWalk, left: readonly LeftWalk[]): Branch[] {
  const known: LeftWalk[] = [walk];
  return left.map((one) => {
    const shared = known.map((other) => sharedBy(one, other) ?? 0);
    const from = Math.max(...shared);
    const of = shared.indexOf(from);
    known.push(one);
    return { of, from, steps: one.steps.slice(from), ...(one.life !== known[of]?.life && { life: one.life }) };
  });
}

/** The walks that `branchesOf` wrote. */
export function walksOf(walk: LeftWalk, branches: readonly Branch[]): LeftWalk[] {
  const known: LeftWalk[] = [walk];
  for (const { of, from, steps, life } of branches) {
    const other = known[of] ?? walk;
    known.push({ life: life ?? other.life, steps: [...other.steps.slice(0, from), ...steps] });
  }
  return known.slice(1);
}
