import type { SearchOf } from './addresses';
import { placeOf } from './places';
import { because, type Because } from './because';
import { readId } from './listings';

/** What narrows the report history; the address holds it, so that a colleague sees the same. */
export type HistoryFilters = SearchOf<'history'>;

export const noHistoryFilters: HistoryFilters = placeOf('history', {}).search;

/** What is wrong with what reports are sought by: a listing's id that isn't whole. */
export function seekFaults({ item }: { item: string }): { item: Because<'LISTING_ID_INCOMPLETE'> | null } {
  const wrong = item.trim() !== '' && readId(item) === null;
  return { item: wrong ? because('LISTING_ID_INCOMPLETE') : null };
}

/** The list of what awaits the reporter's answer: the history narrowed to PENDING alone (ruling H01). */
export function awaitsAnswer(filters: HistoryFilters): boolean {
  return filters.status.length === 1 && filters.status[0] === 'PENDING';
}

/** Whether anything narrows the list, the status apart. */
export function isNarrowed(filters: HistoryFilters): boolean {
  return (
    filters.reasons.length > 0 ||
    filters.sites.length > 0 ||
    filters.item !== null ||
    filters.seller !== null ||
    filters.due !== null
  );
}

/** The filters without one of them: `<filter>`, or one value of a list, `<filter>:<value>`; an unknown id takes nothing away. */
export function withoutFilter(filters: HistoryFilters, id: string): Partial<HistoryFilters> {
  const [name, value] = id.split(':', 2);
  switch (name) {
    case 'status':
      return { status: filters.status.filter((group) => group !== value) };
    case 'reasons':
    case 'sites':
      return { [name]: filters[name].filter((one) => one !== value) };
    case 'sort':
    case 'item':
    case 'seller':
    case 'due':
      return { [name]: noHistoryFilters[name] };
    default:
      return {};
  }
}
