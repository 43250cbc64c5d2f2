import type { Step } from '../../../machines/simulator/walk';
import { isPrefixOf, isSameStep } from '../lab/branches';
import type { Frame } from '../lab/lab.types';
import { addAbandonedWalk, abandonFrames, capAbandonedWalks } from './abandoned-walks';
import { stepsOf, withFrame } from './walk.rules';
import type { WalkPath, WalkTarget, WalkContext, WalkRequest } from './walk.types';

type GoRequest = Extract<WalkRequest, { do: 'go' }>;
type WalkLine = Pick<WalkContext, 'frames' | 'at'>;
type WaitingWalk = Pick<WalkContext, 'queue' | 'frames' | 'at' | 'plays'>;

export const isGoRequest = (request: WalkRequest | undefined): request is GoRequest => request?.do === 'go';
export const isStepRequest = (request: WalkRequest | undefined): request is Step =>
  request !== undefined && request.do !== 'go' && request.do !== 'cut';
export const hasFuture = ({ frames, at }: WalkLine): boolean => at < frames.length - 1;

/** A press on the line of the walk, which means the step that stands there now. */
export function toGoRequest(to: WalkTarget, frames: readonly Frame[]): GoRequest {
  return { do: 'go', to, step: typeof to === 'number' ? frames[to]?.step : undefined };
}

/** The number of the frame that is meant, from the one at `at`; a sentence when there is none. */
function resolveGoal({ to, step }: GoRequest, { frames, at }: WalkLine): number | string {
  switch (to) {
    case 'before':
      return at > 0 ? at - 1 : 'There is no step before the start.';
    case 'after':
      return hasFuture({ frames, at }) ? at + 1 : 'There is no step after this one.';
    case 'end':
      return frames.length - 1;
    default: {
      const frame = frames[to];
      const isThere = frame !== undefined && (step === undefined || isSameStep(frame.step, step));
      return isThere ? to : `Step ${String(to)} can't be gone to: the walk has no such step now.`;
    }
  }
}

/** The goings at the head of the queue as the one to which they add up, or none where the walk stands there; why, where one leads nowhere. */
export function mergeGoRequests({
  queue,
  frames,
  at,
  said,
}: WaitingWalk & Pick<WalkContext, 'said'>): Pick<WalkContext, 'queue' | 'said'> {
  const [goal, why] = queue
    .slice(0, countOf(queue, isGoRequest))
    .filter(isGoRequest)
    .reduce<[number, string | null]>(
      ([from, before], going) => {
        const to = resolveGoal(going, { frames, at: from });
        return typeof to === 'string' ? [from, to] : [to, before];
      },
      [at, said],
    );
  const rest = queue.slice(countOf(queue, isGoRequest));
  return { queue: goal === at ? rest : [toGoRequest(goal, frames), ...rest], said: why };
}

/** How many at the head of the queue are so. */
function countOf(queue: readonly WalkRequest[], isSo: (request: WalkRequest) => boolean): number {
  const other = queue.findIndex((request) => !isSo(request));
  return other === -1 ? queue.length : other;
}

/** The step that the head of the queue asks for: itself, or the next on the way that is gone. */
export function nextStepOf({ queue, frames, at }: WalkLine & Pick<WalkContext, 'queue'>): Step | undefined {
  const [request] = queue;
  if (isStepRequest(request)) return request;
  return isGoRequest(request) ? (frames[at + 1]?.step ?? undefined) : undefined;
}

/** Where a fresh start is to bring the walk, and what is known beyond. */
export function restartAt(to: number, { life, frames }: Pick<WalkContext, 'life' | 'frames'>) {
  return { course: { life, steps: stepsOf(frames), at: to }, beyond: frames.slice(to + 1) };
}

/** The walk once the step of the head of the queue was taken: a play has reached its end where nothing is left to play. */
export function withStepTaken(context: WaitingWalk & Pick<WalkContext, 'life' | 'left' | 'letGo'>, frame: Frame) {
  const { queue, plays } = context;
  const line = withFrame(context, frame);
  const wasAsked = isStepRequest(queue[0]);
  return {
    ...line,
    ...(hasFuture(context) && capAbandonedWalks(context, abandonFrames(context, line.frames))),
    queue: wasAsked ? queue.slice(1) : queue,
    plays: plays && (wasAsked || hasFuture(line)),
  };
}

/** The walk once that step couldn't be taken: the steps that were to follow it are dropped with it, other presses are not. */
export function withStepRefused({ queue, plays }: WaitingWalk, said: string) {
  const rest = queue.slice(1);
  return { said, queue: rest.slice(countOf(rest, isStepRequest)), plays: plays && isStepRequest(queue[0]) };
}

/**
 * The walk once somebody comes back to where a course of an address stood: where the line leads through there, it stays and is gone back in;
 * else it is left for the course. What either knew of others is known then.
 */
export function withReturn(context: WalkContext, { left = [], at, ...next }: WalkPath) {
  const { life, frames, course: underWay } = context;
  const line = { life, steps: stepsOf(frames) };
  const goal = Math.min(at ?? next.steps.length, next.steps.length);
  const stays = isPrefixOf({ ...next, steps: next.steps.slice(0, goal) }, line);
  const [goesOn, others] = stays ? [line, [next, ...left]] : [next, left];
  const abandoned = addAbandonedWalk(addAbandonedWalk([...context.left, ...others], underWay, goesOn), line, goesOn);
  const stand = stays ? restartAt(goal, context) : { life: next.life, course: { ...next, at: goal }, beyond: [] };
  return { ...stand, ...capAbandonedWalks(context, abandoned), said: null };
}
