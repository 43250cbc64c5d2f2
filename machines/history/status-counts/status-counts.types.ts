import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { HistoryFilters } from '../../domain/history-filters';

export interface StatusCountsInput {
  filters: HistoryFilters;
}

export interface StatusCountsContext {
  filters: HistoryFilters;
  /** How many reports each group has, as far as it is known. */
  counts: Partial<Record<CaseStatusGroup, number>>;
  /** The groups that are still to be asked for, the next one first. */
  left: CaseStatusGroup[];
}

export type StatusCountsEvent =
  | { type: 'filters.change'; filters: HistoryFilters }
  /** What stood stays until it is known anew. */
  | { type: 'counts.reload' };
