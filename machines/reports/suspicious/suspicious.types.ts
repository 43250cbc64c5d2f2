import type { Failure } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import type { Because } from '../../domain/because';
import type { ChoiceEvent, ListEvent } from '../../shared/list/list.types';
import type { ListView } from '../../shared/list/list.view';

export type SuspiciousInput = ScreenInput<'suspicious'>;

/** What a person is asked once before it happens. */
export type Question =
  | { about: 'dismiss'; ids: string[] }
  | { about: 'remove'; ids: string[] }
  | { about: 'trust'; ids: string[] }
  | { about: 'inactive'; ids: string[] }
  /** The day's limit takes `go` of them and leaves `stay` in the list. */
  | { about: 'send'; ids: string[] | 'all'; go: number; stay: number };

export interface SendForecast {
  ids: string[] | 'all';
  why: Because | null;
  go: number;
  stay: number;
}

export interface SuspiciousContext {
  /** Where the list begins; it follows its address by itself. */
  place: SuspiciousInput;
  list: ListView<string>;
  question: Question | null;
  forecast: SendForecast | null;
  /** The listing whose report is being edited. */
  subject: string | null;
  inactive: { found: string[]; seen: number; of: number; failure: Failure | null };
}

export type SuspiciousEvent =
  | ListEvent<SuspiciousInput['search']>
  | ChoiceEvent
  | { type: 'send.ask'; ids: string[] | 'all' }
  | { type: 'report.edit'; id: string }
  | { type: 'dismiss.ask'; ids: string[] }
  | { type: 'remove.ask'; ids: string[] }
  | { type: 'trust.ask'; ids: string[] }
  | { type: 'inactive.seek' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'listing.open'; id: string }
  | { type: 'sends.over' };
