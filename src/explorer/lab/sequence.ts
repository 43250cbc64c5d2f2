import { describeState } from '../../../machines/simulator/describe-state';
import { formatStep } from './format-step';
import type { Frame } from './lab.types';
import { stepEffectsOf } from './step-effects';

/** One thing that somebody says to somebody, by the places of their lifelines. */
export interface SequenceMessage {
  from: number;
  to: number;
  text: string;
}

/** What one step did, in its order, and the state in which it ended. */
export interface SequenceStep {
  /** The number of its frame. */
  at: number;
  name: string;
  ends: string;
  messages: SequenceMessage[];
}

export interface Sequence {
  /** Names of those that say or hear something, the outside and the machine first. */
  lifelines: string[];
  steps: SequenceStep[];
}

const outside = 'outside';

/** Who said what to whom in each step of a walk, and where the machine was then. */
export function sequenceOf(name: string, frames: readonly Frame[]): Sequence {
  const lifelines = [outside, name];
  const lineOf = (who: string): number => {
    const called = who === '' || who === 'the machine' ? name : who;
    const known = lifelines.indexOf(called);
    return known >= 0 ? known : lifelines.push(called) - 1;
  };
  const steps = frames.map((frame, at): SequenceStep => {
    const { step } = frame;
    const { said, asked } = stepEffectsOf(frame, frames[at - 1]);
    const text = step === null ? 'start' : formatStep(step);
    const port = step?.do === 'answer' ? step.port : null;
    const addressee = step?.do === 'send' ? (step.inner ?? '') : '';
    const first = { from: lineOf(port ?? outside), to: lineOf(addressee), text };
    return {
      at,
      name: text,
      ends: describeState(frame.value),
      messages: [
        first,
        ...said.map(({ from, to, event }) => ({ from: lineOf(from), to: lineOf(to), text: event.type })),
        ...asked.map((ask) => ({ from: lineOf(''), to: lineOf(ask.port), text: `asks ${ask.port}` })),
      ],
    };
  });
  return { lifelines, steps };
}
