import type { AnyMachineSnapshot } from 'xstate';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import type { Exhibit, Frame, Offer } from '../lab/lab.types';
import { offersOf } from '../lab/offers';

const known = new WeakMap<Frame, Offer[]>();

/** What may be sent in the state of that frame, in which the rehearsal stands; asked once for a frame. */
export function offersAt(exhibit: Exhibit, life: string, rehearsal: Rehearsal | null, frame: Frame): Offer[] {
  const before = known.get(frame);
  if (before !== undefined || rehearsal === null) return before ?? [];
  const snapshot = rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  const offers = offersOf(exhibit.machine, exhibit.words, exhibit.samples, life, snapshot, exhibit.payloads);
  known.set(frame, offers);
  return offers;
}
