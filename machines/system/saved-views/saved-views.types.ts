import type { SavedView, ViewList } from '../../domain/saved-views';
import type { SystemActors } from '../../kit/system-actor';

export interface SavedViewsContext {
  profile: SystemActors['profile'];
  screens: SystemActors['screens'];
  /** Whose views are looked through. */
  list: ViewList | null;
  /** The id of the one whose name is changed. */
  renaming: string | null;
  /** The one that was deleted last, for as long as it can be had back. */
  dropped: SavedView | null;
}

/** The screen is another one now. */
export interface ScreenChanged {
  type: 'screen.left';
}

export type SavedViewsEvent =
  | ScreenChanged
  | { type: 'views.open'; list: ViewList }
  | { type: 'views.close' }
  /** The list as its address has it now, under that name. */
  | { type: 'view.keep'; name: string }
  | { type: 'view.rename'; id: string }
  | { type: 'rename.keep'; name: string }
  | { type: 'rename.cancel' }
  | { type: 'view.delete'; id: string }
  | { type: 'view.restore' };
