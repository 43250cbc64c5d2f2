import type { Failure } from '../../../contracts/ports';
import type { Case } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { ReportItem } from '../../domain/report-item';

export type HistoryItemInput = ScreenInput<'historyItem'>;

export interface HistoryItemContext {
  caseId: string;
  siteId: string;
  /** Where it is asked for next when that site doesn't know it: the address told no site. */
  otherSites: string[];
  /** Its case, until its row of the history is there as well. */
  known: Case | null;
  /** How many reports of its listing were looked through for its row. */
  passed: number;
  item: ReportItem | null;
  failure: Failure | null;
}

export type HistoryItemEvent =
  | SearchChange<'historyItem'>
  | { type: 'item.reload' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };
