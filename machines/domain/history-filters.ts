import { caseStatusGroups, type CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { siteIds } from '../../contracts/vocabulary/sites';

export type ReportOrder = 'recent' | 'oldest';

/** What narrows the report history; the address holds it, so that a colleague sees the same. */
export interface HistoryFilters {
  status: CaseStatusGroup[];
  /** Counted from 1. */
  page: number;
  size: number;
  sort: ReportOrder;
  reasons: string[];
  sites: string[];
  item: string | null;
  seller: string | null;
  /** A day, YYYY-MM-DD. */
  due: string | null;
}

export const noHistoryFilters: HistoryFilters = {
  status: [],
  page: 1,
  size: pageSizes.selectorDefault,
  sort: 'recent',
  reasons: [],
  sites: [],
  item: null,
  seller: null,
  due: null,
};

export interface ReadFilters {
  filters: HistoryFilters;
  /** The names of what the address held and could not be used. */
  ignored: string[];
}

function listOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return parts
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .map((part) => part.trim().toUpperCase());
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** NaN for what is neither a number nor a text: some of it can't even be asked to be a number. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

function isDay(text: string): boolean {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!day) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The listing id in an id as people write it: upper case, without spaces and hyphens; null when it is none. */
function listingIdOf(text: string): string | null {
  const id = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z]{3}\d{8,10}$/.test(id) ? id : null;
}

/** Reads the filters from an address's search parameters; what can't be used is left out and named. */
export function readHistoryFilters(search: Record<string, unknown>): ReadFilters {
  const ignored: string[] = [];
  const within = <Value extends string>(name: string, allowed: readonly Value[]): Value[] => {
    const asked = [...new Set(listOf(search[name]))];
    const kept = allowed.filter((value) => asked.includes(value));
    if (kept.length < asked.length || (search[name] !== undefined && asked.length === 0)) ignored.push(name);
    return kept;
  };
  const number = (name: string, usable: (value: number) => boolean, otherwise: number): number => {
    if (search[name] === undefined) return otherwise;
    const value = numberOf(search[name]);
    if (Number.isInteger(value) && usable(value)) return value;
    ignored.push(name);
    return otherwise;
  };
  const text = (name: string, read: (text: string) => string | null): string | null => {
    const given = textOf(search[name]);
    if (given === null) {
      if (search[name] !== undefined && search[name] !== '') ignored.push(name);
      return null;
    }
    const value = read(given);
    if (value === null) ignored.push(name);
    return value;
  };
  const sort = search.sort === 'oldest' ? 'oldest' : 'recent';
  if (search.sort !== undefined && search.sort !== 'oldest' && search.sort !== 'recent') ignored.push('sort');
  return {
    filters: {
      status: within('status', caseStatusGroups),
      page: number('page', (page) => page >= 1 && page <= 1_000_000, 1),
      size: number(
        'size',
        (size) => (pageSizes.selector as readonly number[]).includes(size),
        pageSizes.selectorDefault,
      ),
      sort,
      reasons: within('reasons', reasonCodes),
      sites: within('sites', siteIds),
      item: text('item', listingIdOf),
      seller: text('seller', (nickname) => (nickname.length <= 100 ? nickname : null)),
      due: text('due', (day) => (isDay(day) ? day : null)),
    },
    ignored,
  };
}

/** The search parameters of filters; what is as it is without a choice is left out. */
export function historySearch(filters: HistoryFilters): Record<string, string | number> {
  const search: Record<string, string | number> = {};
  if (filters.status.length > 0) search.status = filters.status.join(',');
  if (filters.sort !== 'recent') search.sort = filters.sort;
  if (filters.reasons.length > 0) search.reasons = filters.reasons.join(',');
  if (filters.sites.length > 0) search.sites = filters.sites.join(',');
  if (filters.item !== null) search.item = filters.item;
  if (filters.seller !== null) search.seller = filters.seller;
  if (filters.due !== null) search.due = filters.due;
  if (filters.size !== pageSizes.selectorDefault) search.size = filters.size;
  if (filters.page !== 1) search.page = filters.page;
  return search;
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
