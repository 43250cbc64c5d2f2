import type { Failure } from '../../../contracts/ports';
import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { HistoryFilters } from '../../domain/history-filters';
import type { HistoryRow } from '../../domain/history-row';

export interface HistoryInput {
  params: Record<string, string>;
  search: Record<string, unknown>;
}

/** What the filter drawer holds until it is applied. */
export type FilterChoice = Pick<HistoryFilters, 'sort' | 'reasons' | 'sites'>;

export interface HistoryContext {
  filters: HistoryFilters;
  ignored: string[];
  rows: HistoryRow[];
  total: number;
  failure: Failure | null;
  choice: FilterChoice;
}

export type HistoryEvent =
  | { type: 'status.choose'; status: CaseStatusGroup[] }
  | { type: 'seek.submit'; item: string | null; seller: string | null; due: string | null }
  | { type: 'page.go'; page: number }
  | { type: 'size.choose'; size: number }
  /** `id` as the chips have it: `<filter>` or `<filter>:<value>`. */
  | { type: 'filter.remove'; id: string }
  | { type: 'filters.clear' }
  | { type: 'history.reload' }
  | { type: 'case.open'; caseId: string; siteId: string }
  | { type: 'filters.open' }
  | { type: 'choice.change'; choice: Partial<FilterChoice> }
  | { type: 'choice.clean' }
  | { type: 'choice.apply' }
  | { type: 'filters.close' }
  | { type: 'filters.gone' }
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
