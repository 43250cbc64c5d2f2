import type { ActorRef, ActorSystem, ActorSystemInfo, Snapshot } from 'xstate';
import type { DraftsEvent, DraftsFacts } from '../seats/drafts';
import type { ListingsEvent, ListingsFacts } from '../seats/listings';
import type { NoticesEvent, NoticesFacts } from '../seats/notices';
import type { OutboxEvent, OutboxFacts } from '../seats/outbox';
import type { ProfileEvent, ProfileFacts } from '../seats/profile';
import type { BackEvent, GoEvent } from '../domain/go';
import type { ScreensEvent, ScreensFacts } from '../seats/screens';
import type { SessionEvent, SessionFacts } from '../seats/session';
import type { ShellEvent, ShellFacts } from '../seats/shell';

type Seat<Event extends { type: string }, Facts> = ActorRef<Snapshot<unknown> & { context: Facts }, Event>;

/**
 * The system's actors by their seat: what each accepts and the facts that it shows, which is all that an area knows of them. What they
 * are made of stands in `machines/system`.
 */
export interface Seats {
  notices: Seat<NoticesEvent, NoticesFacts>;
  listings: Seat<ListingsEvent, ListingsFacts>;
  outbox: Seat<OutboxEvent, OutboxFacts>;
  drafts: Seat<DraftsEvent, DraftsFacts>;
  profile: Seat<ProfileEvent, ProfileFacts>;
  session: Seat<SessionEvent, SessionFacts>;
  shell: Seat<ShellEvent, ShellFacts>;
  screens: Seat<ScreensEvent | GoEvent | BackEvent, ScreensFacts>;
}
export type SeatName = keyof Seats;

/** The system's actor in that seat, typed; throws when nobody sits there, because a message to nobody is lost in silence. */
export function seat<Name extends SeatName>(system: ActorSystem<ActorSystemInfo>, name: Name): Seats[Name] {
  const actor: unknown = system.get(name);
  if (!actor) throw new Error(`Nobody sits in the seat "${name}".`);
  return actor as Seats[Name];
}
