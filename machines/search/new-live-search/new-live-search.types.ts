import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { LiveSearchFaults, LiveSearchValues } from '../../domain/live-search';

export interface NewLiveSearchInput {
  /** The site that is ticked at first (SRCH-29). */
  siteId: string;
  /** What was typed before and not sent, if anything. */
  draft: LiveSearchValues | null;
}

export interface NewLiveSearchContext {
  values: LiveSearchValues;
  /** What was wrong with what was submitted last, anew each time. */
  refused: Partial<LiveSearchFaults> | null;
  failure: Failure | null;
  created: LiveSearchSummary | null;
}

export type NewLiveSearchEvent =
  | { type: 'draft.keep'; values: LiveSearchValues }
  | { type: 'form.submit'; values: LiveSearchValues }
  | { type: 'form.close' }
  | { type: 'form.gone' };

export interface NewLiveSearchOutput {
  created: LiveSearchSummary | null;
}
