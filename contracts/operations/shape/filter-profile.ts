import type {
  FilterNarrowingFieldsFragment,
  FilterProfileFieldsFragment,
  FilterProfileInput,
} from '../../generated/operations';
import type { FilterNarrowing, FilterProfile, LiveSearchFilters } from '../../shapes';
import { listingConditions } from '../../vocabulary/listings';
import { attributesOf } from './listing';
import { uniqueRows, toUpper } from './values';

interface WireFilters {
  filterProfiles: (FilterProfileFieldsFragment & Partial<FilterNarrowingFieldsFragment>)[] | null;
  filterProfileId: string | null;
}

/** What a filter narrows by beyond what every gateway knows. */
export function narrowingOf(wire: FilterNarrowingFieldsFragment): FilterNarrowing {
  return {
    requiredWords: uniqueRows(wire.requiredWords),
    avoidedWords: uniqueRows(wire.avoidedWords),
    sellers: uniqueRows(wire.sellers),
    blacklistedSellers: uniqueRows(wire.blacklistedSellers),
  };
}

/** Whether it narrows by anything: a filter that doesn't goes out as one that every gateway knows. */
export const isNarrowed = ({ narrowing }: FilterProfile): boolean =>
  narrowing !== null && Object.values(narrowing).some((words: string[]) => words.length > 0);

/**
 * The filters of a live search; a chosen one that is not among them is none. What they narrow by is what the answer says of it, or what was
 * `sent`, where the answer to that says nothing.
 */
export function filtersOf(
  { filterProfiles, filterProfileId }: WireFilters,
  sent: readonly FilterProfile[] = [],
): LiveSearchFilters {
  const filters = uniqueRows(filterProfiles).map(
    ({ requiredWords, avoidedWords, sellers, blacklistedSellers, ...wire }) => ({
      ...wire,
      sites: uniqueRows(wire.sites).map(toUpper),
      attributes: attributesOf(wire.attributes),
      indexed: wire.indexed ?? false,
      narrowing:
        requiredWords === undefined
          ? (sent.find(({ id }) => id === wire.id)?.narrowing ?? null)
          : narrowingOf({
              requiredWords,
              avoidedWords: avoidedWords ?? null,
              sellers: sellers ?? null,
              blacklistedSellers: blacklistedSellers ?? null,
            }),
    }),
  );
  const known = filters.some(({ id }) => id === filterProfileId);
  return { filterProfiles: filters, filterProfileId: known ? filterProfileId : null };
}

/** A filter as it is kept by the gateway; a condition that is none of the known narrows nothing. */
export function toWireFilter(filter: FilterProfile): FilterProfileInput {
  const { sites, articleCondition, narrowing, ...rest } = filter;
  return {
    ...rest,
    sites: sites.map(toUpper),
    articleCondition: listingConditions.find((condition) => condition === articleCondition) ?? null,
    ...(isNarrowed(filter) && narrowing),
  };
}
