import type { IntlShape } from 'react-intl';
import type { HistoryFilters } from '../../../../machines/domain/history-filters';
import { formatDay } from '../../../copy/dates';
import { caseSortName, reasonName, reportSortName, siteCountryName } from '../../../copy/vocabulary';
import type { FilterChip } from '../../../parts/filter-chips';

/** One chip for each thing that narrows or orders the list, the status apart, which has its boxes in sight; a chip's id is `<filter>` or `<filter>:<value>`. */
export function chipsOf(intl: IntlShape, filters: HistoryFilters): FilterChip[] {
  const chips: FilterChip[] = [];
  if (filters.sort !== 'recent')
    chips.push({ id: 'sort', name: intl.formatMessage({ id: reportSortName(filters.sort) }) });
  if (filters.by !== 'due_date') chips.push({ id: 'by', name: intl.formatMessage({ id: caseSortName(filters.by) }) });
  for (const code of filters.reasons) chips.push({ id: `reasons:${code}`, name: reasonName(intl, code) });
  for (const site of filters.sites) chips.push({ id: `sites:${site}`, name: siteCountryName(intl, site) });
  if (filters.item !== null) chips.push({ id: 'item', name: filters.item });
  if (filters.seller !== null) chips.push({ id: 'seller', name: filters.seller });
  if (filters.due !== null)
    chips.push({
      id: 'due',
      name: intl.formatMessage({ id: 'history.due.chip' }, { day: formatDay(intl, filters.due) }),
    });
  return chips;
}
