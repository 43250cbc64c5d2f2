import type { InputOf } from '../../contracts/ports';
import { limits } from '../../contracts/vocabulary/limits';
import type { SearchOf } from './addresses';
import { blockReason, type BlockReason } from './block-reason';
import { withoutValue } from './filter-tags';
import { readId } from './listing-id';
import { readListingReference, referenceFault } from './listing-reference';
import { locationOf } from './locations';

/** What narrows, orders and groups the suspicious list; the address holds it. */
export type SuspiciousFilters = SearchOf<'suspicious'>;

export const noSuspiciousFilters: SuspiciousFilters = locationOf('suspicious', {}).search;

/** Whether the list is only a part of what was marked. */
export function isNarrowedList({ reasons, sites, status, text, seller }: SuspiciousFilters): boolean {
  return reasons.length > 0 || sites.length > 0 || status.length > 0 || text !== null || seller !== null;
}

/** The list as it is asked for: its order and its filters, without those that are as they always are. */
export function toListQuery({
  sort,
  reasons,
  sites,
  status,
  text,
  seller,
}: SuspiciousFilters): Omit<InputOf<'reportedArticles'>, 'size' | 'from'> {
  const filters = {
    ...(reasons.length > 0 && { reasons }),
    ...(sites.length > 0 && { sites }),
    ...(status.length > 0 && { status }),
    ...(text !== null && { text }),
    ...(seller !== null && { sellerId: seller }),
  };
  return { ...(sort !== 'recent' && { sort }), ...(Object.keys(filters).length > 0 && { filters }) };
}

/** The filters without one of them, as chips name it; page and grouping are none. */
export function withoutSuspiciousFilter(filters: SuspiciousFilters, id: string): Partial<SuspiciousFilters> {
  const { page: _page, group: _group, again: _again, import: _import, ...nothing } = noSuspiciousFilters;
  return withoutValue<Partial<SuspiciousFilters>>(filters, nothing, id);
}

/** What the text that is sought in the list lacks; an empty one seeks nothing. */
export function queryTextFault(text: string): BlockReason | null {
  const { length: count } = text.trim();
  return count <= limits.soughtTextMax
    ? null
    : blockReason('TEXT_TOO_LONG', { values: { count, max: limits.soughtTextMax } });
}

/** What is sought in the list of what was typed: the id of the listing that it names, or its text; a reason where it can't be, null where nothing is. */
export function readQueryText(typed: string): string | BlockReason | null {
  const reference = readListingReference(typed);
  if (reference.kind === 'listing') return reference.id;
  return readId(typed)?.id ?? referenceFault(reference) ?? queryTextFault(typed) ?? (typed.trim() || null);
}

/** No filter and the usual order, grouped as it is. */
export function withoutFilters({ group }: SuspiciousFilters): SuspiciousFilters {
  return { ...noSuspiciousFilters, group };
}
