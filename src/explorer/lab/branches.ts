import type { Branch, Step, TakenStep } from '../../../machines/simulator/walk';

/** A walk that was left for another one: whole, so that it can be brought back. */
export interface AbandonedWalk {
  life: string;
  steps: readonly TakenStep[];
}

const bare = (step: Step): string =>
  JSON.stringify({ ...step, to: undefined, did: undefined, digest: undefined, ran: undefined, note: undefined });
const sameStep = (one: Step, other: Step): boolean => bare(one) === bare(other);

/** The same step that led to the same state, or the start both times. */
export const isSameStep = (one: TakenStep | null, other: TakenStep | null): boolean =>
  one === other || (one !== null && other !== null && one.to === other.to && sameStep(one, other));

/** How many steps two walks have in common from their start on; null for walks of other lives. */
export function countSharedSteps(one: AbandonedWalk, other: AbandonedWalk): number | null {
  if (one.life !== other.life) return null;
  const parted = one.steps.findIndex((step, at) => !isSameStep(step, other.steps[at] ?? null));
  return parted === -1 ? one.steps.length : parted;
}

/** Whether all of a walk stands in another one. */
export const isPrefixOf = (one: AbandonedWalk, other: AbandonedWalk): boolean =>
  countSharedSteps(one, other) === one.steps.length;

/** The walks that were left, by the number of the step after which each parts from the line. */
export function branchPointsOf(line: AbandonedWalk, left: readonly AbandonedWalk[]): Map<number, AbandonedWalk[]> {
  const branchPoints = new Map<number, AbandonedWalk[]>();
  for (const one of left) {
    const at = countSharedSteps(one, line);
    if (at !== null && at < one.steps.length) branchPoints.set(at, [...(branchPoints.get(at) ?? []), one]);
  }
  return branchPoints;
}

/** The walks that were left, each as where it parts from the walk or from one before it, and its steps from there on. */
export function branchesOf(walk: AbandonedWalk, left: readonly AbandonedWalk[]): Branch[] {
  const known: AbandonedWalk[] = [walk];
  return left.map((one) => {
    const shared = known.map((other) => countSharedSteps(one, other) ?? 0);
    const from = Math.max(...shared);
    const of = shared.indexOf(from);
    known.push(one);
    return { of, from, steps: one.steps.slice(from), ...(one.life !== known[of]?.life && { life: one.life }) };
  });
}

/** The walks that `branchesOf` wrote. */
export function walksOf(walk: AbandonedWalk, branches: readonly Branch[]): AbandonedWalk[] {
  const known: AbandonedWalk[] = [walk];
  for (const { of, from, steps, life } of branches) {
    const other = known[of] ?? walk;
    known.push({ life: life ?? other.life, steps: [...other.steps.slice(0, from), ...steps] });
  }
  return known.slice(1);
}
