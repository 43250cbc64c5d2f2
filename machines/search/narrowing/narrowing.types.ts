import type { ResultFilterFaults, ResultFilters, ResultFilterValues } from '../../domain/result-filters';
import type { FilterEvent } from '../../shared/list/filters';

/** What holds, told by the results, and the sites that their search goes through. */
export interface CurrentNarrowing {
  filters: ResultFilters;
  sites: string[];
}

export interface NarrowingContext extends CurrentNarrowing {
  /** What the drawer holds until it is applied. */
  choice: ResultFilterValues;
  /** Turns between 0 and 1 whenever the choice is replaced while its form stands. */
  seed: number;
  refused: ResultFilterFaults | null;
}

export type NarrowingEvent = FilterEvent<ResultFilterValues> | ({ type: 'narrowing.told' } & CurrentNarrowing);

/** Told to the results: these are to hold. */
export interface NarrowingParentEvent {
  type: 'results.narrow';
  filters: ResultFilters;
}
