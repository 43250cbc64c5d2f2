import { plainOf, type Plain } from '../../../machines/rehearsal/plain';
import type { TakenStep } from '../../../machines/rehearsal/walk';
import { transitionInWords } from './in-words';
import type { Frame, FrameAsk, FrameSaid } from './lab.types';

/** What a step carried, and what came of it. */
export interface Doings {
  /** The payload of what was said, or the value or failure of an answer; null for a step that carries nothing. */
  given: { as: 'payload' | 'answer' | 'refusal'; value: Plain } | null;
  /** The transitions that it took, in words. */
  took: string[];
  said: readonly FrameSaid[];
  /** What was asked of ports in it. */
  asked: readonly FrameAsk[];
  /** The machines within that stand elsewhere now: `reportDrawer: sending`. */
  within: string[];
}

function givenIn(step: TakenStep | null): Doings['given'] {
  if (step?.do === 'send') {
    const { type: _type, ...payload } = step.event;
    return Object.keys(payload).length === 0 ? null : { as: 'payload', value: plainOf(payload) };
  }
  if (step?.do !== 'answer') return null;
  return step.outcome.ok
    ? { as: 'answer', value: plainOf(step.outcome.value) }
    : { as: 'refusal', value: plainOf(step.outcome.failure) };
}

const standingWithin = (frame: Frame | undefined): string[] =>
  (frame?.step?.did ?? []).flatMap(({ what, with: data }) =>
    what.startsWith('left ') ? [`${what.slice('left '.length)}: ${(data?.[''] ?? '').replaceAll('"', '')}`] : [],
  );

/** What the step of a frame carried and did, beside the frame before it. */
export function doingsOf(frame: Frame, before: Frame | undefined): Doings {
  const known = new Set(before?.asks.map(({ port, nth }) => `${port}#${String(nth)}`));
  const stood = standingWithin(before);
  return {
    given: givenIn(frame.step),
    took: frame.taken.map(transitionInWords),
    said: frame.said,
    asked: frame.asks.filter(({ port, nth }) => !known.has(`${port}#${String(nth)}`)),
    within: standingWithin(frame).filter((one) => !stood.includes(one)),
  };
}

/** What a step did to others in a few words: `work.submit to outbox, asks report`; empty where it did nothing to them. */
export function deedsInWords({ said, asked, within }: Doings): string {
  return [
    ...said.map(({ to, event }) => `${event.type} to ${to === '' ? 'the machine' : to}`),
    ...asked.map(({ port }) => `asks ${port}`),
    ...within,
  ].join(', ');
}
