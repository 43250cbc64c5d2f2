import type { Target } from '../../domain/addresses';
import type { RecentPage } from '../../domain/recent-pages';

export interface PaletteContext {
  query: string;
  /** The id of the entry that Enter chooses; the first one where it is null, or not there any more. */
  pointed: string | null;
}

/** A listing, a case or a search was left for another place. */
export interface VisitEnded {
  type: 'visit.left';
  place: RecentPage;
}

export type PaletteEvent =
  | VisitEnded
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'query.type'; query: string }
  | { type: 'entry.point'; id: string }
  /** Leads to what was chosen. What does something on the screen instead is told to the screen, by whoever shows it. */
  | { type: 'entry.go'; target: Target };
