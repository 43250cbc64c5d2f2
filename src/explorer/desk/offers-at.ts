import type { AnyMachineSnapshot } from 'xstate';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import type { Exhibit, Frame, Offer } from '../lab/lab.types';
import { offersOf } from '../lab/offers';
import { possibleNow } from '../lab/possible';

const none: ReadonlySet<string> = new Set();
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

const possible = new WeakMap<Frame, ReadonlySet<string>>();

/** The transitions that can be taken next in the state of that frame, in which the rehearsal stands; asked once for a frame. */
export function possibleAt(
  exhibit: Exhibit,
  life: string,
  rehearsal: Rehearsal | null,
  frame: Frame,
): ReadonlySet<string> {
  const before = possible.get(frame);
  if (before !== undefined || rehearsal === null) return before ?? none;
  const snapshot = rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  const found = possibleNow(exhibit, snapshot, frame, offersAt(exhibit, life, rehearsal, frame));
  possible.set(frame, found);
  return found;
}
