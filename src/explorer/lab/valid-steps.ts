import { isLazyCodeName } from '../../../machines/kit/lazy-code';
import type { TakenStep } from '../../../machines/simulator/walk';
import { readAnswer } from './answers';
import { reviveStep } from './frames';
import { formatSkippedSteps } from './format-step';
import type { Exhibit } from './lab.types';
import { eventSpecOf, readPayload } from './payload';

type Typed = Pick<Exhibit, 'machine' | 'samples' | 'payloads'>;

/** What of a step doesn't fit the types of its machine; null for one that reads as a sample, and for one that no types are known of. */
function misfitOf(exhibit: Typed, step: TakenStep): string | null {
  const { samples, payloads } = exhibit;
  if (step.do === 'send') {
    const { event, inner } = step;
    if (inner !== undefined || reviveStep(exhibit, step).event !== event) return null;
    const read = readPayload(JSON.stringify(event), event.type, eventSpecOf(samples, event.type, payloads));
    return read.ok ? null : read.fault;
  }
  if (step.do !== 'answer' || !step.outcome.ok || step.outcome.value === undefined) return null;
  if (isLazyCodeName(step.port) || reviveStep(exhibit, step).outcome !== step.outcome) return null;
  const read = readAnswer(JSON.stringify(step.outcome.value), exhibit, step.port);
  return read.ok ? null : read.fault;
}

/** The steps out of an address up to the first whose payload nobody could have sent, and the sentence of why. */
export function validStepsOf(
  exhibit: Typed,
  steps: readonly TakenStep[],
): { steps: readonly TakenStep[]; fault: string | null } {
  for (const [at, step] of steps.entries()) {
    const misfit = misfitOf(exhibit, step);
    if (misfit === null) continue;
    const fault = `Step ${String(at + 1)} can't be taken: ${misfit} ${formatSkippedSteps(steps.length - at)}`;
    return { steps: steps.slice(0, at), fault };
  }
  return { steps, fault: null };
}
