import type { Step, TakenStep } from '../../../machines/simulator/walk';
import { isPrefixOf, isSameStep } from '../lab/branches';
import type { Frame } from '../lab/lab.types';
import type { WalkContext, WalkDifference } from './walk.types';

type Standing = Pick<WalkContext, 'frames' | 'at'>;

/** Nothing came of it but that time passed. */
const isQuiet = ({ step, taken, said }: Frame): boolean =>
  step?.do === 'wait' &&
  taken.length + said.length === 0 &&
  (step.did ?? []).every(({ what }) => what.startsWith('left '));

/**
 * The frames once this one came about. A step that is taken again keeps what came after it, any other is a new branch; two spans in
 * which nothing happened become one.
 */
export function withFrame({ frames, at }: Standing, frame: Frame): Standing {
  const [current, next] = [frames[at], frames[at + 1]];
  const { step } = frame;
  if (step !== null && next !== undefined && isSameStep(step, next.step))
    return { frames: frames.with(at + 1, frame), at: at + 1 };
  const pastFrames = frames.slice(0, at + 1);
  if (current?.step?.do !== 'wait' || step?.do !== 'wait' || !isQuiet(current))
    return { frames: [...pastFrames, frame], at: at + 1 };
  return { frames: pastFrames.with(at, { ...frame, step: { ...step, ms: step.ms + current.step.ms } }), at };
}

/** The frames with that note on the step that led to where the walk stands; the start has none. */
export function withNote({ frames, at }: Standing, text: string): Pick<Standing, 'frames'> {
  const frame = frames[at];
  if (frame === undefined || frame.step === null) return { frames };
  const { note: _note, ...step } = frame.step;
  return { frames: frames.with(at, { ...frame, step: text === '' ? step : { ...step, note: text } }) };
}

/** The steps of these frames. */
export const stepsOf = (frames: readonly Frame[]): TakenStep[] =>
  frames.flatMap(({ step }) => (step === null ? [] : [step]));

/** What differs from the walk as it was given, while the walk holds the place where it did; null elsewhere. */
export function shownDifference({
  broke,
  life,
  frames,
}: Pick<WalkContext, 'broke' | 'life' | 'frames'>): WalkDifference | null {
  if (broke === null) return null;
  return isPrefixOf({ life: broke.life, steps: broke.held }, { life, steps: stepsOf(frames) }) ? broke : null;
}

/** When the next delay falls due, in milliseconds; null when none runs. */
export function nextDue(frame: Frame | undefined): number | null {
  const due = frame?.timers.map((timer) => timer.due) ?? [];
  return due.length === 0 ? null : Math.max(0, Math.min(...due));
}

/** A step taken while the clock runs comes after the time that has passed. */
export function withPassedTime(
  { clockRuns, since }: Pick<WalkContext, 'clockRuns' | 'since'>,
  now: number,
  step: Step,
): Step[] {
  const passed = clockRuns ? Math.max(0, Math.round(now - since)) : 0;
  return passed === 0 ? [step] : [{ do: 'wait', ms: passed }, step];
}

/** Whether the browser of the walk is online where it is looked at. */
export function isOnline({
  exhibit,
  life,
  frames,
  at,
}: Pick<WalkContext, 'exhibit' | 'life' | 'frames' | 'at'>): boolean {
  const last = stepsOf(frames.slice(0, at + 1)).findLast((step) => step.do === 'online');
  return last?.online ?? exhibit.samples.lives.find(({ name }) => name === life)?.online ?? true;
}
