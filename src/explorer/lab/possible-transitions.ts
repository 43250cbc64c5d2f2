import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { transitionId } from '../../../machines/kit/internals';
import { answersOf } from './answers';
import type { Exhibit, Frame, Offer } from './lab.types';
import type { Simulation } from '../../../machines/simulator/simulate';
import { offersOf } from './offers';

/** The transitions that an event takes now, by their ids: none where a guard fails on it. */
function takenBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  try {
    return snapshot.machine.getTransitionData(snapshot as never, event as never).map(transitionId);
  } catch {
    return [];
  }
}

/** What the machine hears where the outside answers one of its questions as the samples know to. */
function answersTo({ machine, samples }: Pick<Exhibit, 'machine' | 'samples'>, { asks }: Frame): AnyEventObject[] {
  return asks
    .filter(({ standing }) => standing === 'open')
    .flatMap(({ port, by }) =>
      answersOf(machine, samples, port).samples.flatMap(({ outcome }): AnyEventObject[] => [
        { type: `xstate.done.actor.${by}`, actorId: by, output: outcome },
        ...(outcome.ok ? [] : [{ type: `xstate.error.actor.${by}`, actorId: by, error: outcome.failure }]),
      ]),
    );
}

/**
 * The transitions that the next step can take, by their ids: for each payload that is at hand those that the guards let it take, for
 * each question that waits those of the answers that the samples know, and for each delay that runs its own.
 */
export function findPossibleTransitions(
  exhibit: Pick<Exhibit, 'machine' | 'samples'>,
  snapshot: AnyMachineSnapshot,
  frame: Frame,
  offers: readonly Offer[],
): Set<string> {
  if (snapshot.status !== 'active') return new Set();
  const acceptedEvents = offers.flatMap(({ accepted, event }) => (accepted ? [event] : []));
  const due = frame.timers.flatMap(({ inner, event }) => (inner ? [] : [{ type: event }]));
  return new Set(
    [...acceptedEvents, ...answersTo(exhibit, frame), ...due].flatMap((event) => takenBy(snapshot, event)),
  );
}

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
