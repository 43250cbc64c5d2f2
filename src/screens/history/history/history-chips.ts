import type { IntlShape } from 'react-intl';
import type { HistoryFilters } from '../../../../machines/domain/history-filters';
import { formatDay } from '../../../copy/dates';
import { caseSortName } from '../../../copy/vocabulary';
import type { FilterChip } from '../../../parts/filter-chips';
import { filterChipsOf } from '../../shared/filters/filter-chips';

/** One chip for each thing that narrows or orders the list, the status apart, which has its boxes in sight. */
export function historyChipsOf(intl: IntlShape, filters: HistoryFilters, sellerName: string | null): FilterChip[] {
  const { by, item, seller, sellerId, due, from, to } = filters;
  const chips = filterChipsOf(intl, filters);
  if (by !== 'due_date') chips.unshift({ id: 'by', name: intl.formatMessage({ id: caseSortName(by) }) });
  if (item !== null) chips.push({ id: 'item', name: item });
  if (seller !== null) chips.push({ id: 'seller', name: seller });
  if (sellerId !== null)
    chips.push({
      id: 'sellerId',
      name: intl.formatMessage({ id: 'history.seller.chip' }, { seller: sellerName ?? sellerId }),
    });
  if (due !== null)
    chips.push({ id: 'due', name: intl.formatMessage({ id: 'history.due.chip' }, { day: formatDay(intl, due) }) });
  if (from !== null)
    chips.push({ id: 'from', name: intl.formatMessage({ id: 'history.from.chip' }, { day: formatDay(intl, from) }) });
  if (to !== null)
    chips.push({ id: 'to', name: intl.formatMessage({ id: 'history.to.chip' }, { day: formatDay(intl, to) }) });
  return chips;
}
