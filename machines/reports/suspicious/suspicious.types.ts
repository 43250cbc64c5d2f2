import type { Failure, Outcome } from '../../../contracts/ports';
import type { ScreenInput, SuspiciousGroup } from '../../domain/addresses';
import type { SuspiciousFilters } from '../../domain/suspicious-filters';
import type { FilterEvent } from '../../shared/list/filters';
import type { Blindage, Listing } from '../../../contracts/shapes';
import type { SendSummary } from '../../domain/send-summary';
import type { SystemActors } from '../../kit/system-actor';
import type { ChoiceEvent, ListEvent, ListView } from '../../shared/list/list.view';
import type { DetailLauncherEvent } from '../reported-detail-launcher/reported-detail-launcher.machine';
import type { ImportClosed } from '../../shared/import-launcher/import-launcher.machine';
import type { DecisionType, MarkingParentEvent } from '../../shared/marking/marking.types';
import type { ChosenEvent } from '../../shared/selection/selection.types';

export type SuspiciousInput = ScreenInput<'suspicious'>;

/** What the filter drawer holds until it is applied. */
export type SuspiciousChoice = Pick<SuspiciousFilters, 'sort' | 'reasons' | 'sites' | 'status'>;

/** What this list asks once before it happens; about decisions on listings the marking asks. */
export type SuspiciousQuestion = (
  | { about: 'remove'; ids: string[] }
  | { about: 'inactive'; ids: string[] }
  /** What goes, and what stays and why. */
  | { about: 'send'; summary: SendSummary; unchecked: boolean }
) & {
  /** It isn't what it was when it was asked: others, or another tab, have done some of it meanwhile. */
  changed?: true;
};

/** Every page of the list is read before it is asked about all of it: what they have given so far, and `of` how many rows. */
export interface ListReading {
  about: 'send' | 'inactive' | 'choose';
  /** The moment of the listings when it began: what was decided since outweighs what it reads. */
  asOf: number;
  /** Only these are asked for: those of a selection that aren't known any more. Null for all of the list. */
  ids: string[] | null;
  listings: Listing[];
  seen: number;
  of: number;
  failure: Failure | null;
}

export interface SuspiciousContext {
  /** Page, order, filters and grouping, as the address has them. */
  filters: SuspiciousFilters;
  choice: SuspiciousChoice;
  /** Turns between 0 and 1 whenever the choice is replaced while its form stands. */
  seed: number;
  /** Asked anew by a guard: what may be done follows from what every screen sees now. */
  listings: SystemActors['listings'];
  list: ListView<string>;
  /** The row that was toggled last: where a range begins. */
  anchor: string | null;
  /** The row that keys are about; null before one was walked to. */
  cursor: string | null;
  /** What protects the rows of the page from a report, by listing; empty until it is known. */
  blindages: Record<string, Blindage[]>;
  /** Rows of the list that left it before it was answered, or before the person moved on: a line stands for those that left since. */
  past: string[];
  /** The pointer is in the list: what it is on keeps its place. */
  attended: boolean;
  /** A send was over meanwhile: the list is asked for anew when the pointer leaves. */
  stale: boolean;
  question: SuspiciousQuestion | null;
  /** What was asked to be sent. */
  sought: string[] | 'all';
  /** Of which it is being asked what protects them. */
  checking: string[];
  /** It could not be asked what is protected: the gateway still refuses it. */
  unchecked: Failure | null;
  /** What the send that was asked for would do. */
  forecast: SendSummary | null;
  reading: ListReading | null;
}

export type SuspiciousEvent =
  | ListEvent<SuspiciousInput['search']>
  | ChoiceEvent
  | ChosenEvent
  | { type: 'cursor.go'; id: string }
  | { type: 'cursor.move'; by: number }
  | FilterEvent<SuspiciousChoice>
  /** Part of a title, or a listing's id; null for all. */
  | { type: 'text.seek'; text: string | null }
  | { type: 'seller.only'; id: string }
  | { type: 'group.choose'; group: SuspiciousGroup }
  | { type: 'send.ask'; ids: string[] | 'all' }
  /** Decided by the marking that it invokes. */
  | { type: DecisionType; ids: string[]; byKey?: boolean }
  | MarkingParentEvent
  | { type: 'remove.ask'; ids: string[]; byKey?: boolean }
  /** An archive of evidence of those. */
  | { type: 'evidence.open'; ids: string[] }
  | { type: 'inactive.seek' }
  | { type: 'reading.retry' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' }
  | { type: 'listing.open'; id: string }
  /** Looked at over the list. */
  | DetailLauncherEvent
  | { type: 'mutation.over' }
  /** A send was taken back before it went. */
  | { type: 'send.undone'; ids: string[] }
  | { type: 'facts.changed' }
  /** The address has come to ask for an import, or no longer does. */
  | { type: 'import.asked'; open: boolean }
  | ImportClosed
  | { type: 'xstate.done.actor.blindages'; output: Outcome<Blindage[]> };
