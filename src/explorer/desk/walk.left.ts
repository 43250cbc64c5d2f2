import type { TakenStep } from '../../../machines/rehearsal/walk';
import type { Frame } from '../lab/lab.types';
import { sameTaken, stepsOf } from './walk.rules';

/** A walk that was left for another one: whole, so that it can be brought back. */
export interface LeftWalk {
  life: string;
  steps: readonly TakenStep[];
}

/** More would be no choice but a search. */
const most = 8;

const isWithin = (one: LeftWalk, other: LeftWalk): boolean =>
  one.life === other.life &&
  one.steps.length <= other.steps.length &&
  one.steps.every((step, index) => sameTaken(step, other.steps[index] ?? null));

/** The walks that were left, the last one first, once `one` is left for `next`; those that another holds wholly are not kept. */
export function leaving(left: readonly LeftWalk[], one: LeftWalk, next: LeftWalk): LeftWalk[] {
  const all = [one, ...left].filter((walk) => walk.steps.length > 0 && !isWithin(walk, next));
  const isHeld = (walk: LeftWalk, at: number) =>
    all.some((other, index) => index !== at && isWithin(walk, other) && (index < at || !isWithin(other, walk)));
  return all.filter((walk, at) => !isHeld(walk, at)).slice(0, most);
}

interface Lined {
  life: string;
  frames: readonly Frame[];
  left: readonly LeftWalk[];
}

/** What was left, once these frames are the walk: steps beyond are lost where another step is taken, or where they are forgotten. */
export const leftBy = ({ life, frames, left }: Lined, next: readonly Frame[]): LeftWalk[] =>
  leaving(left, { life, steps: stepsOf(frames) }, { life, steps: stepsOf(next) });
