import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { Person } from '../../contracts/shapes';
import { markChoices, type MarkChoices } from '../domain/marking';
import { clockworkOf } from '../kit/port';
import { seat } from '../kit/seat';
import type { Mark, OutboxEvent } from '../kit/seats';

type System = ActorSystem<ActorSystemInfo>;

/** Who decides: the profile that is signed in. */
export function authorOf(system: System): Person {
  const profile = seat(system, 'profile').getSnapshot().context.profile;
  return { id: profile?.id ?? '', givenName: profile?.givenName ?? '', familyName: profile?.familyName ?? null };
}

/** What may be done with a listing as every screen sees it; null when the listing isn't known. */
export function choicesOf(system: System, id: string): MarkChoices | null {
  const listing = seat(system, 'listings').getSnapshot().context.visible[id];
  return listing ? markChoices(listing) : null;
}

/** A mark as one durable operation with a new key. */
export function markSubmission(system: System, mark: Mark): OutboxEvent {
  return { type: 'work.submit', id: clockworkOf(system).newId(), work: { kind: 'mark', mark } };
}
