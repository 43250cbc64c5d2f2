import type { CaseSummary } from '../../../contracts/shapes';
import type { ScreenInput } from '../../domain/addresses';
import type { ListEvent, SizeEvent } from '../../shared/list/list.types';
import type { ListView } from '../../shared/list/list.view';

export type ClosedCasesInput = ScreenInput<'closedCases'>;

export interface ClosedCasesContext {
  list: ListView<CaseSummary>;
  search: ClosedCasesInput['search'];
}

export type ClosedCasesEvent =
  | ListEvent<ClosedCasesInput['search']>
  | SizeEvent
  /** Cases of that seller alone; null for all. */
  | { type: 'nickname.seek'; nickname: string | null };
