import type { IntlShape } from 'react-intl';
import type { ReportSort } from '../../../../contracts/vocabulary/listings';
import { reasonName, reportSortName, siteCountryName } from '../../../copy/vocabulary';
import type { FilterChip } from '../../../parts/filter-chips';

interface ChosenFilters {
  sort: ReportSort;
  reasons: readonly string[];
  sites: readonly string[];
}

/** A chip for each thing that orders a list or narrows it by reason and country; a chip's id is `<filter>` or `<filter>:<value>`. */
export function filterChipsOf(intl: IntlShape, { sort, reasons, sites }: ChosenFilters): FilterChip[] {
  return [
    ...(sort === 'recent' ? [] : [{ id: 'sort', name: intl.formatMessage({ id: reportSortName(sort) }) }]),
    ...reasons.map((code) => ({ id: `reasons:${code}`, name: reasonName(intl, code) })),
    ...sites.map((site) => ({ id: `sites:${site}`, name: siteCountryName(intl, site) })),
  ];
}
