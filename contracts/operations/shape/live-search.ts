import type { LiveSearchFieldsFragment } from '../../generated/operations';
import type { LiveSearchStatus, LiveSearchSummary } from '../../shapes';
import { liveSearchStatuses } from '../../vocabulary/listings';
import { nameOrNull, uniqueRows, toUpper } from './values';

function statusOf(wire: LiveSearchFieldsFragment): LiveSearchStatus {
  const known = liveSearchStatuses.find((status) => status === wire.status?.toLowerCase());
  return known ?? (wire.finished ? 'processed' : 'in_progress');
}

/** A live search without its listings. A status not known yet counts as processed once it is finished, as in progress before. */
export function toLiveSearchSummary(wire: LiveSearchFieldsFragment): LiveSearchSummary {
  return {
    id: wire.id,
    keyword: wire.keyword ?? '',
    requiredWords: uniqueRows(wire.requiredWords),
    avoidedWords: uniqueRows(wire.avoidedWords),
    sellers: uniqueRows(wire.sellers).map((seller) => seller.nickname ?? seller.id),
    sites: uniqueRows(wire.countries?.countrySites).map((site) => ({
      id: toUpper(site.id),
      count: site.count ?? 0,
      active: site.active ?? true,
      filtered: site.filtered ?? site.count ?? 0,
      country: site.country,
    })),
    sortBy: wire.sortBy,
    order: wire.order,
    status: statusOf(wire),
    failedCount: wire.failedCount ?? 0,
    finished: wire.finished ?? false,
    finishedAt: wire.finishedAt,
    createdAt: wire.createdAt,
    author: nameOrNull(wire.author),
  };
}
