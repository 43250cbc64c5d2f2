import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { SeatName, Seats } from './seats';

/** The system's actor in that seat, typed; throws when nobody sits there, because a message to nobody is lost in silence. */
export function seat<Name extends SeatName>(system: ActorSystem<ActorSystemInfo>, name: Name): Seats[Name] {
  const actor: unknown = system.get(name);
  if (!actor) throw new Error(`Nobody sits in the seat "${name}".`);
  return actor as Seats[Name];
}
