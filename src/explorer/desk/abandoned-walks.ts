import { isPrefixOf, type AbandonedWalk } from '../lab/branches';
import type { Frame } from '../lab/lab.types';
import { stepsOf } from './walk.rules';
import type { WalkContext } from './walk.types';

/** More would be no choice but a search. */
export const maxAbandonedWalks = 20;

/** The walks that were left, the last one first, once `one` is left for `next`; those that another holds wholly are not kept. */
export function addAbandonedWalk(
  left: readonly AbandonedWalk[],
  one: AbandonedWalk,
  next: AbandonedWalk,
): AbandonedWalk[] {
  const all = [one, ...left].filter((walk) => walk.steps.length > 0 && !isPrefixOf(walk, next));
  const isHeld = (walk: AbandonedWalk, at: number) =>
    all.some((other, index) => index !== at && isPrefixOf(walk, other) && (index < at || !isPrefixOf(other, walk)));
  return all.filter((walk, at) => !isHeld(walk, at));
}

interface WalkLine {
  life: string;
  frames: readonly Frame[];
  left: readonly AbandonedWalk[];
}

/** What was left, once these frames are the walk: steps beyond are lost where another step is taken, or where they are forgotten. */
export const abandonFrames = ({ life, frames, left }: WalkLine, next: readonly Frame[]): AbandonedWalk[] =>
  addAbandonedWalk(left, { life, steps: stepsOf(frames) }, { life, steps: stepsOf(next) });

/** The first of these are kept; how many ever had to be let go is counted. */
export const capAbandonedWalks = ({ letGo }: Pick<WalkContext, 'letGo'>, left: readonly AbandonedWalk[]) => ({
  left: left.slice(0, maxAbandonedWalks),
  letGo: letGo + Math.max(0, left.length - maxAbandonedWalks),
});
