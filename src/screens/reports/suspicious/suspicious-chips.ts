import type { IntlShape } from 'react-intl';
import type { SuspiciousFilters } from '../../../../machines/domain/suspicious-filters';
import { listingStatusName } from '../../../copy/vocabulary';
import type { FilterChip } from '../../../parts/filter-chips';
import { filterChipsOf } from '../../shared/filters/filter-chips';

/** One chip for each thing that orders or narrows the list; `seller` is the name of the one that it is narrowed to. */
export function suspiciousChipsOf(intl: IntlShape, filters: SuspiciousFilters, seller: string | null): FilterChip[] {
  const chips = filterChipsOf(intl, filters);
  for (const status of filters.status) chips.push({ id: `status:${status}`, name: listingStatusName(intl, status) });
  if (filters.text !== null)
    chips.push({ id: 'text', name: intl.formatMessage({ id: 'listFilters.text.chip' }, { text: filters.text }) });
  if (filters.seller !== null)
    chips.push({
      id: 'seller',
      name: intl.formatMessage({ id: 'listFilters.seller.chip' }, { name: seller ?? filters.seller }),
    });
  return chips;
}
