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

type SystemActorRef<Event extends { type: string }, Facts> = ActorRef<Snapshot<unknown> & { context: Facts }, Event>;

/**
 * The system's actors by their system actor: what each accepts and the facts that it shows, which is all that an area knows of them. What they
 * are made of stands in `machines/system`.
 */
export interface SystemActors {
  notices: SystemActorRef<NoticesEvent, NoticesFacts>;
  listings: SystemActorRef<ListingsEvent, ListingsFacts>;
  outbox: SystemActorRef<OutboxEvent, OutboxFacts>;
  drafts: SystemActorRef<DraftsEvent, DraftsFacts>;
  profile: SystemActorRef<ProfileEvent, ProfileFacts>;
  session: SystemActorRef<SessionEvent, SessionFacts>;
  shell: SystemActorRef<ShellEvent, ShellFacts>;
  screens: SystemActorRef<ScreensEvent | GoEvent | BackEvent, ScreensFacts>;
}
export type SystemActorName = keyof SystemActors;

/** The system actor of that name, typed; throws where there is none, because a message to nobody is lost in silence. */
export function systemActor<Name extends SystemActorName>(
  system: ActorSystem<ActorSystemInfo>,
  name: Name,
): SystemActors[Name] {
  const actor: unknown = system.get(name);
  if (!actor) throw new Error(`No system actor is called "${name}".`);
  return actor as SystemActors[Name];
}
