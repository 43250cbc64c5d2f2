import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import type { SaidStep, Step, TakenStep } from '../../../machines/rehearsal/walk';
import { stateInWords } from '../../../machines/rehearsal/state-words';
import { frameOf, standAt, takeStep, type Stand } from '../lab/frames';
import type { Exhibit, Frame } from '../lab/lab.types';
import { stepsOf, type Path } from '../lab/paths';
import type { WalkContext } from './walk.types';

interface OnStage {
  exhibit: Exhibit;
  rehearsal: Rehearsal | null;
}

interface Arrived extends Stand {
  at: number;
}

/** Stands where the course ends; what lies beyond it is known, or is walked first to know it. */
async function arrive(
  { exhibit, course: { life, steps, at = steps.length }, beyond }: Pick<WalkContext, 'exhibit' | 'course' | 'beyond'>,
  signal: AbortSignal,
): Promise<Arrived> {
  const stand = (to: number) => standAt(exhibit, { life, steps: steps.slice(0, to) });
  if (at >= steps.length || beyond.length > 0) {
    const { rehearsal, frames, broke } = await stand(at);
    return { rehearsal, broke, frames: broke === null ? [...frames, ...beyond] : frames, at: frames.length - 1 };
  }
  const whole = await stand(steps.length);
  whole.rehearsal.stop();
  signal.throwIfAborted();
  const { rehearsal, frames } = await stand(Math.min(at, whole.frames.length - 1));
  return { rehearsal, broke: whole.broke, frames: whole.frames, at: frames.length - 1 };
}

interface Found {
  life: string;
  steps: TakenStep[];
  /** Where the running machine went another way than the path, in a sentence. */
  said: string | null;
}

/** The steps of a path of the samples, taken on a running machine. */
async function found({ machine, samples }: Exhibit, { life, events, value }: Path): Promise<Found> {
  const { steps, broke } = await stepsOf(machine, samples, life, events);
  const { to } = steps.at(-1) ?? {};
  if (to === JSON.stringify(value) || (to === undefined && broke === null)) return { life, steps, said: null };
  const why = broke === null ? '' : ` ${broke.said}`;
  return {
    life,
    steps,
    said: `The path leads to ${stateInWords(value)}; running, the machine went on by itself.${why}`,
  };
}

export const standing = fromPromise<Arrived, Pick<WalkContext, 'exhibit' | 'course' | 'beyond'>>(
  async ({ input, signal }) => {
    const arrived = await arrive(input, signal);
    const overtaken = () => arrived.rehearsal.stop();
    if (signal.aborted) overtaken();
    else signal.addEventListener('abort', overtaken);
    return arrived;
  },
);

export const finding = fromPromise<Found, { exhibit: Exhibit; path: Path | null }>(async ({ input }) => {
  if (input.path === null) throw new Error('No path was chosen.');
  return found(input.exhibit, input.path);
});

/** Takes one step; answers the frame that it led to, or the sentence of why it can't be taken. */
export const taking = fromPromise<Frame | string, OnStage & { step: Step | undefined }>(async ({ input }) => {
  const { exhibit, rehearsal, step } = input;
  if (rehearsal === null || step === undefined) return 'Nothing stands on the stage.';
  return takeStep(exhibit, rehearsal, step);
});

/**
 * Tells every step that somebody takes on the screen beside the chart, with the frame that it led to, and ends the rehearsal when it is
 * left: a machine outside React's care would keep its promises.
 */
export const listening = fromCallback<EventObject, OnStage>(({ input: { exhibit, rehearsal }, sendBack }) => {
  if (rehearsal === null) return undefined;
  let open: SaidStep | null = null;
  const tell = (step: SaidStep) => {
    open = null;
    sendBack({
      type: 'screen.used',
      frame: frameOf(exhibit, rehearsal, { ...step, to: rehearsal.at(), did: rehearsal.did() }),
    });
  };
  rehearsal.onIntrusion((step) => {
    if (open !== null) tell(open);
    open = step;
    void rehearsal.settle().then(() => {
      if (open === step) tell(step);
    });
  });
  return () => {
    rehearsal.onIntrusion(() => undefined);
    rehearsal.stop();
  };
});
