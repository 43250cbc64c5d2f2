import type { ActorRef, ActorSystem, ActorSystemInfo, Snapshot } from 'xstate';
import type { DraftsEvent, DraftsFacts } from '../system-actors/drafts';
import type { ListingsEvent, ListingsFacts } from '../system-actors/listings';
import type { NoticesEvent, NoticesFacts } from '../system-actors/notices';
import type { OutboxEvent, OutboxFacts } from '../system-actors/outbox';
import type { ProfileEvent, ProfileFacts } from '../system-actors/profile';
import type { BackEvent, GoEvent } from '../domain/navigation-events';
import type { ScreensEvent, ScreensFacts } from '../system-actors/screens';
import type { SessionEvent, SessionFacts } from '../system-actors/session';
import type { ShellEvent, ShellFacts } from '../system-actors/shell';

type Seat<Event extends { type: string }, Facts> = ActorRef<Snapshot<unknown> & { context: Facts }, Event>;

/**
 * The system's actors by their seat: what each accepts and the facts that it shows, which is all that an area knows of them. What they
 * are made of stands in `machines/system`.
 */
export interface SystemActors {
  notices: Seat<NoticesEvent, NoticesFacts>;
  listings: Seat<ListingsEvent, ListingsFacts>;
  outbox: Seat<OutboxEvent, OutboxFacts>;
  drafts: Seat<DraftsEvent, DraftsFacts>;
  profile: Seat<ProfileEvent, ProfileFacts>;
  session: Seat<SessionEvent, SessionFacts>;
  shell: Seat<ShellEvent, ShellFacts>;
  screens: Seat<ScreensEvent | GoEvent | BackEvent, ScreensFacts>;
}
export type SystemActorName = keyof SystemActors;

/** The system's actor in that seat, typed; throws when nobody sits there, because a message to nobody is lost in silence. */
export function systemActor<Name extends SystemActorName>(
  system: ActorSystem<ActorSystemInfo>,
  name: Name,
): SystemActors[Name] {
  const actor: unknown = system.get(name);
  if (!actor) throw new Error(`Nobody sits in the seat "${name}".`);
  return actor as SystemActors[Name];
}
