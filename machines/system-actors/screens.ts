import type { Access } from '../domain/access';
import type { Location } from '../domain/locations';
import type { BackEvent, GoEvent } from '../domain/navigation-events';

export type ScreensEvent =
  /** The router's address is another now, or the first one. */
  | { type: 'route.commit'; place: Location }
  /** What session, profile and shell know about who may go where: the screen is decided anew. */
  | { type: 'access.changed'; access: Partial<Access> }
  /** A way on from a crashed screen, or from one whose code could not be loaded. */
  | { type: 'screen.reopen' }
  /** What paints the live screen can't be had. */
  | { type: 'view.missing' };
export interface ScreensFacts {
  screen: string | null;
  /** The sign-in led to what was asked for before it. */
  returned: boolean;
  /** The visit that is in front; another one of the same screen has another key. */
  live?: { key: string } | null;
}

/** Emitted by `screens`, obeyed by the router seam: where to go; of several wishes the first that may be followed, or home. */
export type ScreensEmitted = GoEvent | BackEvent | { type: 'return'; wishes: string[] };
