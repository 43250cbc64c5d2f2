import { fingerprintOf } from '../chart/fingerprint';
import { walksOf, type AbandonedWalk } from '../lab/branches';
import { validStepsOf } from '../lab/valid-steps';
import type { Exhibit } from '../lab/lab.types';
import type { DeskContext } from './desk.types';
import type { WalkPath } from './walk.types';

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
  const fitting = validStepsOf(exhibit, given.steps);
  const faults = [fault ?? fitting.fault, known.fault].filter((one) => one !== null);
  return {
    course: { life: given.life, steps: fitting.steps, at, left: known.left },
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
  const { life, steps, left = [] } = walk;
  const at = place.page === 'machine' ? (place.at ?? undefined) : undefined;
  return { life, steps, at, left: walksOf(walk, left) };
}
