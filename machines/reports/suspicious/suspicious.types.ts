import type { Failure } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { Listing } from '../../../contracts/shapes';
import type { SendSummary } from '../../domain/send-summary';
import type { Seats } from '../../kit/seat';
import type { ChoiceEvent, ListEvent } from '../../shared/list/list.types';
import type { ListView } from '../../shared/list/list.view';
import type { DecisionType, MarkingNews } from '../../shared/marking/marking.types';

export type SuspiciousInput = ScreenInput<'suspicious'>;

/** What this list asks once before it happens; about decisions on listings the marking asks. */
export type Question =
  | { about: 'remove'; ids: string[] }
  | { about: 'inactive'; ids: string[] }
  /** What goes, and what stays and why. */
  | { about: 'send'; summary: SendSummary };

/** Every page of the list is read before it is asked about all of it: what they have given so far, and `of` how many rows. */
export interface Reading {
  about: 'send' | 'inactive';
  listings: Listing[];
  seen: number;
  of: number;
  failure: Failure | null;
}

export interface SuspiciousContext {
  /** Where the list begins; it follows its address by itself. */
  place: SuspiciousInput;
  /** Asked anew by a guard: what may be done follows from what every screen sees now. */
  listings: Seats['listings'];
  list: ListView<string>;
  /** Rows of the list that left it before it was answered, or before the person moved on: a line stands for those that left since. */
  past: string[];
  /** The pointer is in the list: what it is on keeps its place. */
  attended: boolean;
  /** A send was over meanwhile: the list is asked for anew when the pointer leaves. */
  stale: boolean;
  question: Question | null;
  /** What the send that was asked for would do. */
  forecast: SendSummary | null;
  reading: Reading | null;
}

export type SuspiciousEvent =
  | ListEvent<SuspiciousInput['search']>
  | ChoiceEvent
  | { type: 'send.ask'; ids: string[] | 'all' }
  /** Decided by the marking that it invokes. */
  | { type: DecisionType; ids: string[] }
  | MarkingNews
  | { type: 'remove.ask'; ids: string[] }
  | { type: 'inactive.seek' }
  | { type: 'reading.retry' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' }
  | { type: 'listing.open'; id: string }
  | { type: 'sends.over' };
