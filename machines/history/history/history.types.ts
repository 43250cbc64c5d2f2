import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { ScreenInput } from '../../domain/addresses';
import type { HistoryFilters, Seek } from '../../domain/history-filters';
import type { HistoryRow } from '../../domain/history-row';
import type { FilterEvent } from '../../shared/list/filters';
import type { ListEvent } from '../../shared/list/list.types';
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
}

export type HistoryEvent =
  | ListEvent<HistoryFilters>
  | { type: 'status.choose'; status: CaseStatusGroup[] }
  | ({ type: 'seek.submit' } & Seek)
  | { type: 'size.choose'; size: number }
  | { type: 'case.open'; caseId: string; siteId: string }
  | FilterEvent<FilterChoice>;
