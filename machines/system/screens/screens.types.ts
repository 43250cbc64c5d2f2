import type { AnyActorRef } from 'xstate';
import type { Access } from '../../domain/access';
import type { ScreenName } from '../../domain/addresses';
import type { Location } from '../../domain/locations';
import type { BackEvent, GoEvent } from '../../domain/navigation-events';
import type { ScreensEvent, ScreensFacts } from '../../system-actors/screens';

/** One visit of a screen; `actor` is null while its machine is loaded, and for ever when the screen has none. */
export interface Visit {
  key: string;
  screen: ScreenName;
  /** What is shown; its `href` is the address that asked for it, which the gate may keep while it shows another screen. */
  place: Location;
  actor: AnyActorRef | null;
}

export interface ScreensContext extends ScreensFacts {
  screen: ScreenName | null;
  access: Access;
  /** Where the router is. */
  place: Location | null;
  live: Visit | null;
  /** The visit from which the live one was opened, kept alive so that Back is instant. */
  beneath: Visit | null;
  /** Begun beside the profile, and shown once that is known. */
  ahead: Visit | null;
}

export type ScreensOwnEvent = ScreensEvent | GoEvent | BackEvent | { type: 'online.changed'; online: boolean };
