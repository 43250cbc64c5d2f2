import type { Step } from '../../../machines/rehearsal/walk';
import { isWithin, sameTaken } from '../lab/branches';
import type { Frame } from '../lab/lab.types';
import { leaving, leftBy, leftWith } from './walk.left';
import { stepsOf, withFrame } from './walk.rules';
import type { Course, Goal, WalkContext, Wish } from './walk.types';

type Going = Extract<Wish, { do: 'go' }>;
type Line = Pick<WalkContext, 'frames' | 'at'>;
type Waiting = Pick<WalkContext, 'queue' | 'frames' | 'at' | 'plays'>;

export const isGoing = (wish: Wish | undefined): wish is Going => wish?.do === 'go';
export const isStep = (wish: Wish | undefined): wish is Step =>
  wish !== undefined && wish.do !== 'go' && wish.do !== 'cut';
export const hasFuture = ({ frames, at }: Line): boolean => at < frames.length - 1;

/** A press on the line of the walk, which means the step that stands there now. */
export function goingTo(to: Goal, frames: readonly Frame[]): Going {
  return { do: 'go', to, step: typeof to === 'number' ? frames[to]?.step : undefined };
}

/** The number of the frame that is meant, from the one at `at`; a sentence when there is none. */
function meant({ to, step }: Going, { frames, at }: Line): number | string {
  switch (to) {
    case 'before':
      return at > 0 ? at - 1 : 'There is no step before the start.';
    case 'after':
      return hasFuture({ frames, at }) ? at + 1 : 'There is no step after this one.';
    case 'end':
      return frames.length - 1;
    default: {
      const frame = frames[to];
      const isThere = frame !== undefined && (step === undefined || sameTaken(frame.step, step));
      return isThere ? to : `Step ${String(to)} can't be gone to: the walk has no such step now.`;
    }
  }
}

/** The goings at the head of the queue as the one to which they add up, or none where the walk stands there; why, where one leads nowhere. */
export function aimed({
  queue,
  frames,
  at,
  said,
}: Waiting & Pick<WalkContext, 'said'>): Pick<WalkContext, 'queue' | 'said'> {
  const [goal, why] = queue
    .slice(0, countOf(queue, isGoing))
    .filter(isGoing)
    .reduce<[number, string | null]>(
      ([from, before], going) => {
        const to = meant(going, { frames, at: from });
        return typeof to === 'string' ? [from, to] : [to, before];
      },
      [at, said],
    );
  const rest = queue.slice(countOf(queue, isGoing));
  return { queue: goal === at ? rest : [goingTo(goal, frames), ...rest], said: why };
}

/** How many at the head of the queue are so. */
function countOf(queue: readonly Wish[], isSo: (wish: Wish) => boolean): number {
  const other = queue.findIndex((wish) => !isSo(wish));
  return other === -1 ? queue.length : other;
}

/** The step that the head of the queue asks for: itself, or the next on the way that is gone. */
export function stepNow({ queue, frames, at }: Line & Pick<WalkContext, 'queue'>): Step | undefined {
  const [wish] = queue;
  if (isStep(wish)) return wish;
  return isGoing(wish) ? (frames[at + 1]?.step ?? undefined) : undefined;
}

/** Where a fresh start is to bring the walk, and what is known beyond. */
export function backTo(to: number, { life, frames }: Pick<WalkContext, 'life' | 'frames'>) {
  return { course: { life, steps: stepsOf(frames), at: to }, beyond: frames.slice(to + 1) };
}

/** The walk once the step of the head of the queue was taken: a play has reached its end where nothing is left to play. */
export function taken(context: Waiting & Pick<WalkContext, 'life' | 'left' | 'letGo'>, frame: Frame) {
  const { queue, plays } = context;
  const line = withFrame(context, frame);
  const wasAsked = isStep(queue[0]);
  return {
    ...line,
    ...(hasFuture(context) && leftWith(context, leftBy(context, line.frames))),
    broke: null,
    queue: wasAsked ? queue.slice(1) : queue,
    plays: plays && (wasAsked || hasFuture(line)),
  };
}

/** The walk once that step couldn't be taken: the steps that were to follow it are dropped with it, other presses are not. */
export function refused({ queue, plays }: Waiting, said: string) {
  const rest = queue.slice(1);
  return { said, queue: rest.slice(countOf(rest, isStep)), plays: plays && isStep(queue[0]) };
}

/**
 * The walk once somebody comes back to where a course of an address stood: where the line leads through there, it stays and is gone back in;
 * else it is left for the course. What either knew of others is known then.
 */
export function returned(context: WalkContext, { left = [], at, ...next }: Course) {
  const { life, frames, course: underWay } = context;
  const line = { life, steps: stepsOf(frames) };
  const goal = Math.min(at ?? next.steps.length, next.steps.length);
  const stays = isWithin({ ...next, steps: next.steps.slice(0, goal) }, line);
  const [goesOn, others] = stays ? [line, [next, ...left]] : [next, left];
  const kept = leaving(leaving([...context.left, ...others], underWay, goesOn), line, goesOn);
  const stand = stays
    ? backTo(goal, context)
    : { life: next.life, course: { ...next, at: goal }, beyond: [], broke: null };
  return { ...stand, ...leftWith(context, kept), said: null };
}
