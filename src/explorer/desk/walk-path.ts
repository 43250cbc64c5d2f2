import { fingerprintOf } from '../chart/fingerprint';
import { walksOf, type AbandonedWalk } from '../lab/branches';
import type { Exhibit } from '../lab/lab.types';
import type { DeskContext } from './desk.types';
import type { WalkPath } from './walk.types';
import { isLazyCodeName } from '../../../machines/kit/lazy-code';
import type { TakenStep } from '../../../machines/simulator/walk';
import { withRecordedScenario } from '../../../machines/simulator/recorded-scenario';
import { readAnswer } from '../lab/answers';
import { reviveStep } from '../lab/frames';
import { formatSkippedSteps } from '../lab/format-step';
import { eventSpecOf, readPayload } from '../lab/payload';

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

type AddressWalk = NonNullable<DeskContext['given']>;

/** What was left for the walk of an address, as far as it fits this version, and the sentence of what doesn't. */
function abandonedWalksFor(exhibit: Exhibit, given: AddressWalk): { left: AbandonedWalk[]; fault: string | null } {
  const all = walksOf(given, given.left ?? []).map(({ life, steps }) => {
    const isKnown = exhibit.samples.lives.some(({ name }) => name === life);
    const validSteps = isKnown ? validStepsOf(exhibit, steps).steps : [];
    return { life, steps: validSteps, isCut: validSteps.length < steps.length };
  });
  const cut = all.filter(({ isCut }) => isCut).length;
  const left = all.filter(({ steps }) => steps.length > 0).map(({ life, steps }) => ({ life, steps }));
  const those = cut === 1 ? 'One walk that was left holds' : `${String(cut)} walks that were left hold`;
  return { left, fault: cut === 0 ? null : `${those} steps that nobody can take now: the rest of it is kept.` };
}

/** The machine with the scenario that the walk of the address brings along. */
export const withGivenScenario = (exhibit: Exhibit, given: DeskContext['given']): Exhibit =>
  given === null ? exhibit : { ...exhibit, samples: withRecordedScenario(exhibit.samples, given) };

/** The walk of the address as one to stand in, and in words what of it can't be. */
export function walkPathOf(
  exhibit: Exhibit,
  { given, place, fault }: Pick<DeskContext, 'given' | 'place' | 'fault'>,
): { course: WalkPath; older?: boolean; fault: string | null } {
  const { lives } = exhibit.samples;
  if (given === null) return { course: { life: lives[0].name, steps: [] }, fault };
  const known = abandonedWalksFor(exhibit, given);
  if (!lives.some(({ name }) => name === given.life))
    return {
      course: { life: lives[0].name, steps: [], left: known.left },
      fault: `The walk begins with "${given.life}", which this version of ${exhibit.name} doesn't know.`,
    };
  const at = place.page === 'machine' ? (place.at ?? undefined) : undefined;
  // A recorded payload holds samples in the place of texts: whether it does what it did is what counts.
  const fitting =
    given.scenario === undefined ? validStepsOf(exhibit, given.steps) : { steps: given.steps, fault: null };
  const faults = [fault ?? fitting.fault, known.fault].filter((one) => one !== null);
  return {
    course: { life: given.life, start: given.start, steps: fitting.steps, saved: given.saved, at, left: known.left },
    older: given.fingerprint !== fingerprintOf(exhibit.machine),
    fault: faults.length === 0 ? null : faults.join(' '),
  };
}

/** The walk of an address at which a walk through this machine stood. */
export function findHistoryWalkPath(
  { lives }: Exhibit['samples'],
  { walk, place }: Pick<DeskContext, 'place'> & { walk: AddressWalk | null },
): WalkPath {
  if (walk === null) return { life: lives[0].name, steps: [] };
  const { life, start, steps, saved, left = [] } = walk;
  const at = place.page === 'machine' ? (place.at ?? undefined) : undefined;
  return { life, start, steps, saved, at, left: walksOf(walk, left) };
}
