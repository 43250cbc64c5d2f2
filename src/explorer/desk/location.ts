import { languages, type Lang } from '../../../contracts/vocabulary/languages';
import { arrowSources, type ArrowSource } from '../lab/traceability';

export const tabs = ['step', 'data', 'screen', 'paths', 'sequence', 'share'] as const;
export type Tab = (typeof tabs)[number];
export const screenWidths = ['phone', 'wide'] as const;
export type Width = (typeof screenWidths)[number];
export const schemes = ['light', 'dark'] as const;
export type PictureScheme = (typeof schemes)[number];

export const arrowFilters = ['all', 'untaken'] as const;
export type ArrowFilter = (typeof arrowFilters)[number];

/** What is looked at beside the chart, how its screen is painted, by what the chart's arrows are told apart, and which of them stand out. */
export interface ViewOptions {
  tab: Tab;
  lang: Lang;
  scheme: PictureScheme;
  width: Width;
  arrows: ArrowSource;
  only: ArrowFilter;
}

/** Where the explorer is. `walk` is a text of `encodeWalk`. */
export type ExplorerLocation =
  /** `find` is what is looked for there. */
  | { page: 'list'; find?: string }
  | { page: 'check' }
  | { page: 'live' }
  /** `at` is a machine, a port or an event of the map; `open` are the areas that stand open. */
  | { page: 'map'; at: string | null; open: readonly string[] }
  | {
      page: 'machine';
      name: string;
      walk: string | null;
      at: number | null;
      outlook: ViewOptions;
      /** The way to the machine within whose chart is looked at; its own one without. */
      within?: string;
      /** The state or the transition with which the chart begins. */
      chosen?: string;
    };

export const defaultViewOptions: ViewOptions = {
  tab: 'step',
  lang: 'es',
  scheme: 'light',
  width: 'wide',
  arrows: 'nothing',
  only: 'all',
};

const oneOf = <One extends string>(all: readonly One[], text: string | null, fallback: One): One =>
  all.find((one) => one === text) ?? fallback;

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Machines by the names that they had: an address that somebody wrote down still leads to them. */
const formerNames = new Map(
  Object.entries({
    reportLife: 'reportLifecycle',
    growing: 'infiniteList',
    listingNow: 'currentListing',
    importDoor: 'importLauncher',
    reportedDetailDoor: 'reportedDetailLauncher',
  }),
);

/** Reads the part of an address behind `#`. Every text is a place: what can't be read of it is as if it weren't there, what it leaves open is as `otherwise` says. */
export function readLocation(hash: string, fallback: ViewOptions = defaultViewOptions): ExplorerLocation {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [name = '', walk = '', at = ''] = path.split('/').map(readable);
  const find = new URLSearchParams(query).get('find');
  if (name === '') return { page: 'list', ...(find !== null && { find }) };
  if (name === 'coverage') return { page: 'check' };
  if (name === 'live') return { page: 'live' };
  const params = new URLSearchParams(query);
  if (name === 'map') {
    const open = (params.get('open') ?? '').split(',').filter((area) => area !== '');
    return { page: 'map', at: params.get('at'), open };
  }
  const within = params.get('within') ?? '';
  const chosen = params.get('chosen') ?? '';
  return {
    page: 'machine',
    name: formerNames.get(name) ?? name,
    walk: walk === '' ? null : walk,
    ...(within !== '' && { within }),
    ...(chosen !== '' && { chosen }),
    at: /^\d{1,5}$/.test(at) ? Number(at) : null,
    outlook: {
      tab: oneOf(tabs, params.get('tab'), fallback.tab),
      lang: oneOf(languages, params.get('lang'), fallback.lang),
      scheme: oneOf(schemes, params.get('scheme'), fallback.scheme),
      width: oneOf(screenWidths, params.get('width'), fallback.width),
      arrows: oneOf(arrowSources, params.get('arrows'), fallback.arrows),
      only: oneOf(arrowFilters, params.get('only'), fallback.only),
    },
  };
}

/** What `readPlace` reads; what is as it would be anyway is left out. */
export function formatLocation(place: ExplorerLocation): string {
  if (place.page === 'list')
    return place.find === undefined ? '#/' : `#/?${new URLSearchParams({ find: place.find }).toString()}`;
  if (place.page === 'check') return '#/coverage';
  if (place.page === 'live') return '#/live';
  if (place.page === 'map') {
    const query = new URLSearchParams([
      ...(place.at === null ? [] : [['at', place.at]]),
      ...(place.open.length === 0 ? [] : [['open', place.open.join(',')]]),
    ]).toString();
    return `#/map${query === '' ? '' : `?${query}`}`;
  }
  const { name, walk, at, outlook, within, chosen } = place;
  const path = [encodeURIComponent(name), walk, walk === null ? null : at].filter((part) => part !== null).join('/');
  const params = Object.entries(outlook).filter(
    ([key, value]) => value !== defaultViewOptions[key as keyof ViewOptions],
  );
  const query = new URLSearchParams([
    ...params,
    ...(within === undefined ? [] : [['within', within]]),
    ...(chosen === undefined ? [] : [['chosen', chosen]]),
  ]).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

/** What the address chooses is chosen once: it is no part of the place that is written from then on. */
export function chosenAtFirst(place: ExplorerLocation): { place: ExplorerLocation; chosen: string | null } {
  if (place.page !== 'machine') return { place, chosen: null };
  const { chosen = null, ...own } = place;
  return { place: own, chosen };
}

const eventPrefix = 'event:';
/** How an event is called on the map. */
export const eventIdOf = (event: string): string => `${eventPrefix}${event}`;
/** The event of such an id; null for that of a machine or a port. */
export const eventIn = (id: string | null): string | null =>
  id?.startsWith(eventPrefix) === true ? id.slice(eventPrefix.length) : null;
