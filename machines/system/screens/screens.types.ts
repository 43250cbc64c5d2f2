import type { AnyActorRef } from 'xstate';
import type { Access } from '../../domain/access';
import type { NavigateEvent, ScreensEvent, ScreensFacts } from '../../kit/seats';
import type { ScreenName } from './places';

export interface ScreenInput {
  params: Record<string, string>;
  search: Record<string, unknown>;
}

/** One visit of a screen; `actor` is null while its machine is loaded, and for ever when the screen has none. */
export interface Visit extends ScreenInput {
  key: string;
  screen: ScreenName;
  /** The address that asked for it, which the gate may keep while it shows another screen. */
  href: string;
  actor: AnyActorRef | null;
}

export interface ScreensContext extends ScreensFacts {
  screen: ScreenName | null;
  access: Access;
  location: { href: string; search: Record<string, unknown> } | null;
  live: Visit | null;
  /** The visit from which the live one was opened, kept alive so that Back is instant. */
  beneath: Visit | null;
}

export type ScreensOwnEvent = ScreensEvent | NavigateEvent;
