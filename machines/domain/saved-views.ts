import { addresses, type AddressName, type Target } from './addresses';
import { blockReason, type BlockReason } from './block-reason';
import { locationOf, valuesInPath, type Location } from './locations';
import { readSearch, writeSearch } from './search-text';

/** The lists whose filters can be kept under a name, each with what of its address is no part of that: where one is in it, and what is opened over it. */
export const viewLists = {
  suspicious: ['page', 'again', 'import'],
  history: ['page'],
  closedCases: ['page'],
  watchedSellers: ['page'],
  trustedSellers: ['page'],
  results: ['from', 'filter'],
} as const satisfies Partial<Record<AddressName, readonly string[]>>;
export type ViewList = keyof typeof viewLists;

/** Filters and order of a list, under a name. */
export interface SavedView {
  id: string;
  list: ViewList;
  name: string;
  /** The query of its address, as it was kept. */
  search: string;
  /** What the path of its address said, where it says something. */
  params: Record<string, string>;
}

export const viewLimits = { name: 40, each: 20 } as const;

const prefix = 'view:';
/** Each stands under a key of its own in the profile's settings, so that tabs keep theirs beside each other. */
export const viewKey = (id: string): string => prefix + id;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const isViewList = (name: unknown): name is ViewList =>
  typeof name === 'string' && Object.hasOwn(viewLists, name);

function readView(key: string, value: unknown): SavedView[] {
  if (!key.startsWith(prefix) || !isRecord(value) || !isViewList(value.list)) return [];
  const name = typeof value.name === 'string' ? value.name.trim().slice(0, viewLimits.name) : '';
  const params = Object.entries(isRecord(value.params) ? value.params : {}).filter(
    (one): one is [string, string] => typeof one[1] === 'string' && one[0] in addresses[value.list as ViewList].params,
  );
  const lacks = Object.keys(addresses[value.list].params).length > params.length;
  const search = typeof value.search === 'string' ? value.search : '';
  return name === '' || lacks
    ? []
    : [{ id: key.slice(prefix.length), list: value.list, name, search, params: Object.fromEntries(params) }];
}

/** What the settings of a profile hold of them, of one list or of all, by name; what is none is passed over. */
export function readSavedViews(settings: Readonly<Record<string, unknown>> | undefined, list?: ViewList): SavedView[] {
  return Object.entries(settings ?? {})
    .flatMap(([key, value]) => readView(key, value))
    .filter((view) => list === undefined || view.list === list)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const kept = (list: ViewList, search: object): Record<string, unknown> => {
  const left: readonly string[] = viewLists[list];
  return Object.fromEntries(Object.entries(valuesInPath(list, search)).filter(([part]) => !left.includes(part)));
};

/** What is kept of a list as its address has it now. */
export function viewOf(
  { params, search }: Pick<Location, 'params' | 'search'>,
  list: ViewList,
): Pick<SavedView, 'search' | 'params'> {
  const said = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined);
  return { search: writeSearch(kept(list, search)), params: Object.fromEntries(said) };
}

/** Where it leads, as far as what was kept is still understood; with the path of now where that is given. */
export function viewTarget({ list, search, params }: SavedView, here: Location['params'] = params): Target {
  const { search: read } = locationOf(list, here as never, readSearch(search));
  return { to: list, params: here, search: kept(list, read) } as Target;
}

/** Whether the list stands as the view has it, whatever page of it. */
export const isView = (view: SavedView, place: Pick<Location, 'search'>): boolean =>
  writeSearch(viewTarget(view).search as Record<string, unknown>) === writeSearch(kept(view.list, place.search));

const folded = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/gu, ' ');

/** What is wrong with the name of a view beside the others of its list; `id` is its own, null for a new one. */
export function viewNameFault(name: string, others: readonly SavedView[], id: string | null): BlockReason | null {
  const { length: count } = name.trim();
  if (count === 0) return blockReason('VIEW_NAME_EMPTY');
  if (count > viewLimits.name) return blockReason('TEXT_TOO_LONG', { values: { count, max: viewLimits.name } });
  const twin = others.find((other) => other.id !== id && folded(other.name) === folded(name));
  if (twin !== undefined) return blockReason('VIEW_NAME_TAKEN', { values: { name: twin.name } });
  return id === null && others.length >= viewLimits.each
    ? blockReason('TOO_MANY_VIEWS', { values: { max: viewLimits.each } })
    : null;
}
