import type { AnyMachineSnapshot } from 'xstate';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { Exhibit, Frame, Offer } from '../lab/lab.types';
import { offersOf } from '../lab/offers';
import { findPossibleTransitions } from '../lab/possible-transitions';

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<Frame, Offer[]>();

/** What may be sent in the state of that frame, in which the simulation stands; asked once for a frame. */
export function offersAt(exhibit: Exhibit, scenario: string, simulation: Simulation | null, frame: Frame): Offer[] {
  const before = known.get(frame);
  if (before !== undefined || simulation === null) return before ?? [];
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  const offers = offersOf(exhibit.machine, exhibit.words, exhibit.samples, scenario, snapshot, exhibit.payloads);
  known.set(frame, offers);
  return offers;
}

const possible = new WeakMap<Frame, ReadonlySet<string>>();

/** The transitions that can be taken next in the state of that frame, in which the simulation stands; asked once for a frame. */
export function possibleTransitionsAt(
  exhibit: Exhibit,
  scenario: string,
  simulation: Simulation | null,
  frame: Frame,
): ReadonlySet<string> {
  const before = possible.get(frame);
  if (before !== undefined || simulation === null) return before ?? none;
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  const found = findPossibleTransitions(exhibit, snapshot, frame, offersAt(exhibit, scenario, simulation, frame));
  possible.set(frame, found);
  return found;
}
