import type { FilterProfileFieldsFragment, FilterProfileInput } from '../../generated/operations';
import type { FilterProfile, LiveSearchFilters } from '../../shapes';
import { listingConditions } from '../../vocabulary/listings';
import { attributesOf } from './listing';
import { present, upper } from './values';

interface WireFilters {
  filterProfiles: FilterProfileFieldsFragment[] | null;
  filterProfileId: string | null;
}

/** The filters of a live search; a chosen one that is not among them is none. */
export function filtersOf({ filterProfiles, filterProfileId }: WireFilters): LiveSearchFilters {
  const filters = present(filterProfiles).map((wire) => ({
    ...wire,
    sites: present(wire.sites).map(upper),
    attributes: attributesOf(wire.attributes),
    indexed: wire.indexed ?? false,
  }));
  const known = filters.some(({ id }) => id === filterProfileId);
  return { filterProfiles: filters, filterProfileId: known ? filterProfileId : null };
}

/** A filter as it is kept by the gateway; a condition that is none of the known narrows nothing. */
export function wireFilter({ sites, articleCondition, ...filter }: FilterProfile): FilterProfileInput {
  return {
    ...filter,
    sites: sites.map(upper),
    articleCondition: listingConditions.find((condition) => condition === articleCondition) ?? null,
  };
}
