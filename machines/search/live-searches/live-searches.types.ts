import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { WorkSettled } from '../../kit/seats';

export interface LiveSearchesInput {
  params: Record<string, string>;
  /** `q` narrows the list by keyword. */
  search: Record<string, unknown>;
}

export interface LiveSearchesContext {
  searches: LiveSearchSummary[];
  filter: string;
  failure: Failure | null;
  /** Deletions on their way: operation → search. Their rows are not shown. */
  deletions: Record<string, string>;
  /** The search whose deletion is being asked about. */
  asked: string | null;
}

export type LiveSearchesEvent =
  | { type: 'search.create' }
  | { type: 'searches.reload' }
  | { type: 'filter.type'; text: string }
  | { type: 'deletion.ask'; id: string }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | WorkSettled;
