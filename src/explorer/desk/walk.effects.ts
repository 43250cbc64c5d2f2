import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { EventStep, Step, TakenStep } from '../../../machines/simulator/walk';
import { describeState } from '../../../machines/simulator/describe-state';
import { frameOf, replayFrames, takeStep, type ReplayedFrames } from '../lab/frames';
import type { Exhibit, Frame } from '../lab/lab.types';
import { stepsOf, type Path } from '../lab/paths';
import type { WalkContext, WalkDifference, WalkPath } from './walk.types';

interface OnStage {
  exhibit: Exhibit;
  simulation: Simulation | null;
}

interface WalkArrival extends Omit<ReplayedFrames, 'broke'> {
  at: number;
  broke: WalkDifference | null;
}

async function replayWhole(exhibit: Exhibit, { life, start, steps }: Pick<WalkPath, 'life' | 'start' | 'steps'>) {
  const { broke, ...replayed } = await replayFrames(exhibit, { life, start, steps });
  const known = broke && { ...broke, life, start, held: steps.slice(0, broke.at), lost: steps.slice(broke.at) };
  return { ...replayed, broke: known };
}

/** How a course differs from what it was saved as. */
async function differenceOf(exhibit: Exhibit, { life, steps, saved }: WalkPath): Promise<WalkDifference | null> {
  if (saved === undefined) return null;
  const whole = { life, start: saved.start, steps: [...steps.slice(0, saved.from), ...saved.steps] };
  const { simulation, broke } = await replayWhole(exhibit, whole);
  simulation.stop();
  return broke;
}

/** Stands where the course ends; what lies beyond it is known, or is walked first to know it. */
async function replayToPosition(
  { exhibit, course, beyond }: Pick<WalkContext, 'exhibit' | 'course' | 'beyond'>,
  signal: AbortSignal,
): Promise<WalkArrival> {
  const { life, start, steps, at = steps.length } = course;
  const stand = (to: number) => replayWhole(exhibit, { life, start, steps: steps.slice(0, to) });
  if (at >= steps.length || beyond.length > 0) {
    const { simulation, frames, broke } = await stand(at);
    const whole = broke === null ? [...frames, ...beyond] : frames;
    return { simulation, broke: broke ?? (await differenceOf(exhibit, course)), frames: whole, at: frames.length - 1 };
  }
  const fullReplay = await stand(steps.length);
  fullReplay.simulation.stop();
  signal.throwIfAborted();
  const { simulation, frames } = await stand(Math.min(at, fullReplay.frames.length - 1));
  const broke = fullReplay.broke ?? (await differenceOf(exhibit, course));
  return { simulation, broke, frames: fullReplay.frames, at: frames.length - 1 };
}

interface FoundSteps {
  life: string;
  steps: TakenStep[];
  /** Where the running machine went another way than the path, in a sentence. */
  said: string | null;
}

/** The steps of a path of the samples, taken on a running machine. */
async function findSteps({ machine, samples, view }: Exhibit, { life, events, value }: Path): Promise<FoundSteps> {
  const { steps, broke } = await stepsOf(machine, samples, life, events, view);
  const { to } = steps.at(-1) ?? {};
  if (to === JSON.stringify(value) || (to === undefined && broke === null)) return { life, steps, said: null };
  const why = broke === null ? '' : ` ${broke.said}`;
  return {
    life,
    steps,
    said: `The path leads to ${describeState(value)}; running, the machine went on by itself.${why}`,
  };
}

export const startWalkLogic = fromPromise<WalkArrival, Pick<WalkContext, 'exhibit' | 'course' | 'beyond'>>(
  async ({ input, signal }) => {
    const arrived = await replayToPosition(input, signal);
    const overtaken = () => arrived.simulation.stop();
    if (signal.aborted) overtaken();
    else signal.addEventListener('abort', overtaken);
    return arrived;
  },
);

export const findPathLogic = fromPromise<FoundSteps, { exhibit: Exhibit; path: Path | null }>(async ({ input }) => {
  if (input.path === null) throw new Error('No path was chosen.');
  return findSteps(input.exhibit, input.path);
});

/** Takes one step; answers the frame that it led to, or the sentence of why it can't be taken. */
export const takeStepLogic = fromPromise<Frame | string, OnStage & { step: Step | undefined }>(async ({ input }) => {
  const { exhibit, simulation, step } = input;
  if (simulation === null || step === undefined) return 'Nothing stands on the stage.';
  return takeStep(exhibit, simulation, step);
});

/**
 * Tells every step that somebody takes on the screen beside the chart, with the frame that it led to, and ends the simulation when it is
 * left: a machine outside React's care would keep its promises.
 */
export const watchScreenStepsLogic = fromCallback<EventObject, OnStage>(
  ({ input: { exhibit, simulation }, sendBack }) => {
    if (simulation === null) return undefined;
    let open: EventStep | null = null;
    const reportStep = (step: EventStep) => {
      open = null;
      sendBack({
        type: 'screen.used',
        frame: frameOf(exhibit, simulation, { ...step, ...simulation.result() }),
      });
    };
    simulation.onIntrusion((step) => {
      if (open !== null) reportStep(open);
      open = step;
      void simulation.settle().then(() => {
        if (open === step) reportStep(step);
      });
    });
    return () => {
      simulation.onIntrusion(() => undefined);
      simulation.stop();
    };
  },
);
