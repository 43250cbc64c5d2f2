import { toPlainData, type PlainData } from '../../../machines/simulator/plain-data';
import type { TakenStep } from '../../../machines/simulator/walk';
import { formatTransition } from './format-step';
import type { Frame, FrameCall, FrameMessage } from './lab.types';

/** What a step carried, and what came of it. */
export interface StepEffects {
  /** The payload of what was said, or the value or failure of an answer; null for a step that carries nothing. */
  given: { as: 'payload' | 'answer' | 'refusal'; value: PlainData } | null;
  /** The transitions that it took, in words. */
  took: string[];
  /** The actions that it ran, as the chart names them. */
  ran: readonly string[];
  said: readonly FrameMessage[];
  /** What was asked of ports in it. */
  asked: readonly FrameCall[];
  /** The machines within that stand elsewhere now: `reportDrawer: sending`. */
  within: string[];
}

function givenIn(step: TakenStep | null): StepEffects['given'] {
  if (step?.do === 'send') {
    const { type: _type, ...payload } = step.event;
    return Object.keys(payload).length === 0 ? null : { as: 'payload', value: toPlainData(payload) };
  }
  if (step?.do !== 'answer') return null;
  return step.outcome.ok
    ? { as: 'answer', value: toPlainData(step.outcome.value) }
    : { as: 'refusal', value: toPlainData(step.outcome.failure) };
}

const standingWithin = (frame: Frame | undefined): string[] =>
  (frame?.step?.did ?? []).flatMap(({ what, with: data }) =>
    what.startsWith('left ') ? [`${what.slice('left '.length)}: ${(data?.[''] ?? '').replaceAll('"', '')}`] : [],
  );

/** What the step of a frame carried and did, beside the frame before it. */
export function stepEffectsOf(frame: Frame, before: Frame | undefined): StepEffects {
  const known = new Set(before?.asks.map(({ port, nth }) => `${port}#${String(nth)}`));
  const previousStates = standingWithin(before);
  return {
    given: givenIn(frame.step),
    took: frame.taken.map(formatTransition),
    ran: frame.ran,
    said: frame.said,
    asked: frame.asks.filter(({ port, nth }) => !known.has(`${port}#${String(nth)}`)),
    within: standingWithin(frame).filter((one) => !previousStates.includes(one)),
  };
}

/** What a step did to others in a few words: `mutation.submit to outbox, asks report`; empty where it did nothing to them. */
export function formatStepEffects({ said, asked, within }: StepEffects): string {
  return [
    ...said.map(({ to, event }) => `${event.type} to ${to === '' ? 'the machine' : to}`),
    ...asked.map(({ port }) => `asks ${port}`),
    ...within,
  ].join(', ');
}
