import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import type { SearchQuery } from '../../domain/search-query';

export interface QuickEntryInput {
  sought: SearchQuery;
  /** Where words and sellers are looked for. */
  siteId: string;
}

export interface QuickEntryContext extends QuickEntryInput {
  sellerId: string | null;
  found: boolean;
  created: LiveSearchSummary | null;
  failure: Failure | null;
}

/** What came of it: a listing that is there or isn't, a search that was created, or why not. */
export interface QuickEntryOutput {
  found: boolean;
  created: LiveSearchSummary | null;
  failure: Failure | null;
}
