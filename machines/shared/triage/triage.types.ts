import type { LastReport } from '../../domain/last-report';
import type { SavedCursor } from '../../../contracts/ports';
import type { SystemActors } from '../../kit/system-actor';
import type { Mark } from '../../system-actors/outbox';
import type { MarkingInput, MarkingParentEvent } from '../marking/marking.types';
import type {
  ReadAllRequested,
  ReadProgress,
  SelectionInput,
  SelectionParentEvent,
} from '../selection/selection.types';
import type { CursorRestored } from './persist-cursor';

export interface TriageInput extends MarkingInput, SelectionInput {
  /** The name under which the cursor is saved. */
  visit: string;
  /** After a decision by key, or for a group, the cursor goes on to the next listing that can be decided on. */
  movesOn: boolean;
}

export interface TriageContext extends TriageInput {
  /** Asked anew by every guard. */
  listings: SystemActors['listings'];
  /** The listings that the cursor walks through. */
  ids: string[];
  progress: ReadProgress;
  address: unknown;
  cursor: string | null;
  /** Where the cursor was left, as long as that isn't there. */
  recalled: SavedCursor | null;
  /** More was asked for: the cursor goes to the first listing that is new. */
  goesOn: boolean;
}

/** Sent by the list: what it shows now. */
export interface RowsChanged {
  type: 'rows.changed';
  ids: string[];
  progress: ReadProgress;
  /** What its address says: with another one the cursor stands on another entry of the history. */
  address: unknown;
}

/** Without an `id` the event comes from a key and is about the listing under the cursor. */
export type CardEvent =
  | { type: 'cursor.go'; id: string }
  | { type: 'cursor.move'; by: number }
  | { type: 'listing.trust'; id?: string }
  | { type: 'listing.suspect'; id?: string }
  | { type: 'listing.edit'; id?: string }
  | { type: 'listing.undo'; id?: string }
  | { type: 'listing.open'; id?: string };

/** What is said of one listing after another: the last report, or `repeat`. */
export type RepeatEvent = { type: 'listing.repeat'; id?: string; repeat?: LastReport };

/** What is said of a suggestion, too. */
export type SuggestionEvent =
  | CardEvent
  | RepeatEvent
  | { type: 'listing.discard'; id?: string }
  /** By key: those that are chosen, or else the one under the cursor. */
  | { type: 'listing.pin'; id?: string };

export type TriageEvent =
  | RowsChanged
  /** The rows are another list from now on. */
  | { type: 'rows.turned'; reordered: boolean }
  | { type: 'more.wanted' }
  | SuggestionEvent
  | { type: 'discard.close' }
  | { type: 'screen.resumed' }
  | CursorRestored
  | SelectionParentEvent
  | ReadAllRequested
  | MarkingParentEvent;

/** Sent to the list. */
export type TriageParentEvent =
  | { type: 'decision.made'; mark: Mark; byKey: boolean }
  /** The next page is wanted: few rows are left behind the cursor, or it was left behind those that were read. */
  | { type: 'end.near' }
  | { type: 'discard.opened'; id: string }
  | Extract<MarkingParentEvent, { type: 'discard.closed' }>
  | ReadAllRequested;
