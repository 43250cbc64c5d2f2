import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { CaseSort } from '../../../contracts/vocabulary/listings';
import type { ScreenInput } from '../../domain/addresses';
import type { Deadline } from '../../domain/due-today';
import type { HistoryFilters, Seek } from '../../domain/history-filters';
import type { HistoryRow } from '../../domain/history-row';
import type { FilterEvent } from '../../shared/list/filters';
import type { ListEvent, SizeEvent } from '../../shared/list/list.types';
import type { ListView } from '../../shared/list/list.view';

export type HistoryInput = ScreenInput<'history'>;

/** What the filter drawer holds until it is applied. */
export type FilterChoice = Pick<HistoryFilters, 'sort' | 'by' | 'reasons' | 'sites'>;

export interface HistoryContext {
  filters: HistoryFilters;
  list: ListView<HistoryRow>;
  choice: FilterChoice;
  /** Turns between 0 and 1 whenever the choice is replaced while its form stands. */
  seed: number;
  /** The report whose auditor's comment is read. */
  commentOf: string | null;
}

export type HistoryEvent =
  | ListEvent<HistoryFilters>
  | { type: 'status.choose'; status: CaseStatusGroup[] }
  | ({ type: 'seek.submit' } & Seek)
  /** The reports of that seller alone. */
  | { type: 'seller.choose'; sellerId: string }
  /** What the auditor said of that report, and away with it. */
  | { type: 'comment.open'; caseId: string }
  | { type: 'comment.close' }
  /** The order of what awaits an answer. */
  | { type: 'by.choose'; by: CaseSort }
  /** To where that deadline begins, in the order of due dates. */
  | { type: 'deadline.go'; deadline: Deadline }
  /** Through all that awaits an answer, one after the other. */
  | { type: 'answering.begin' }
  | { type: 'deadlines.reload' }
  | SizeEvent
  | FilterEvent<FilterChoice>;
