import type { Failure } from '../../../contracts/ports';
import type { FilterProfile, LiveSearchChange, LiveSearchFilters, SearchCategory } from '../../../contracts/shapes';
import type { BlockReason } from '../../domain/block-reason';
import type { FilterFaults, FilterValues, ResultsOrder } from '../../domain/filter-profile';

export interface SearchFiltersInput {
  /** Of the live search. */
  id: string;
}

export interface SearchFiltersContext extends SearchFiltersInput {
  keyword: string;
  /** The sites that are searched. */
  sites: string[];
  filters: FilterProfile[];
  chosen: string | null;
  /** The address asks for a filter that there isn't. */
  missing: boolean;
  place: ResultsOrder;
  /** The filter in the form: null is a new one. */
  editing: string | null;
  /** What was found can be narrowed by; those with the most listings first. */
  categories: SearchCategory[];
  /** Whether the gateway knows categories, words and sellers of a filter; null while it wasn't asked. */
  narrows: boolean | null;
  values: FilterValues | null;
  seed: number;
  /** What was wrong with what was submitted last, anew each time. */
  refused: FilterFaults | null;
  /** The same of the keyword. */
  keywordRefused: { keyword: BlockReason | null } | null;
  /** The filter that was let hold last: an address that asks for it again changes nothing. */
  tried: string | null;
  /** What is asked of the gateway, without the search's id. */
  change: Omit<LiveSearchChange, 'id'>;
  failure: Failure | null;
}

/** What the results know of their search, each time that it is answered. */
export interface FilterableSearch extends LiveSearchFilters {
  keyword: string;
  sites: string[];
  place: ResultsOrder;
  /** The filter that the address asks for. */
  wanted: string | null;
}

export type SearchFiltersEvent =
  | { type: 'search.told'; search: FilterableSearch }
  | { type: 'filter.choose'; id: string | null }
  | { type: 'filter.edit'; id: string | null }
  | { type: 'filter.remove' }
  | { type: 'draft.keep'; values: FilterValues }
  | { type: 'form.submit'; values: FilterValues }
  | { type: 'keyword.edit' }
  | { type: 'keyword.submit'; keyword: string }
  | { type: 'form.close' }
  | { type: 'form.gone' };

/** What the results are told: what they show is another search now. */
export type FiltersParentEvent = { type: 'filters.applied'; filter: string | null; place: ResultsOrder };
