import { isWithin, type LeftWalk } from '../lab/branches';
import type { Frame } from '../lab/lab.types';
import { stepsOf } from './walk.rules';
import type { WalkContext } from './walk.types';

/** More would be no choice but a search. */
export const mostLeft = 20;

/** The walks that were left, the last one first, once `one` is left for `next`; those that another holds wholly are not kept. */
export function leaving(left: readonly LeftWalk[], one: LeftWalk, next: LeftWalk): LeftWalk[] {
  const all = [one, ...left].filter((walk) => walk.steps.length > 0 && !isWithin(walk, next));
  const isHeld = (walk: LeftWalk, at: number) =>
    all.some((other, index) => index !== at && isWithin(walk, other) && (index < at || !isWithin(other, walk)));
  return all.filter((walk, at) => !isHeld(walk, at));
}

interface Lined {
  life: string;
  frames: readonly Frame[];
  left: readonly LeftWalk[];
}

/** What was left, once these frames are the walk: steps beyond are lost where another step is taken, or where they are forgotten. */
export const leftBy = ({ life, frames, left }: Lined, next: readonly Frame[]): LeftWalk[] =>
  leaving(left, { life, steps: stepsOf(frames) }, { life, steps: stepsOf(next) });

/** The first of these are kept; how many ever had to be let go is counted. */
export const leftWith = ({ letGo }: Pick<WalkContext, 'letGo'>, left: readonly LeftWalk[]) => ({
  left: left.slice(0, mostLeft),
  letGo: letGo + Math.max(0, left.length - mostLeft),
});
