import { languages, type Lang } from '../../../contracts/vocabulary/languages';

export const tabs = ['step', 'data', 'screen', 'paths', 'share'] as const;
export type Tab = (typeof tabs)[number];
export const widths = ['phone', 'wide'] as const;
export type Width = (typeof widths)[number];
export const schemes = ['light', 'dark'] as const;
export type PictureScheme = (typeof schemes)[number];

/** What is looked at beside the chart, and how its screen is painted. */
export interface Outlook {
  tab: Tab;
  lang: Lang;
  scheme: PictureScheme;
  width: Width;
}

/** Where the explorer is. `walk` is a text of `encodeWalk`. */
export type Place =
  /** `find` is what is looked for there. */
  | { page: 'list'; find?: string }
  | { page: 'check' }
  | {
      page: 'machine';
      name: string;
      walk: string | null;
      at: number | null;
      outlook: Outlook;
      /** The way to the machine within whose chart is looked at; its own one without. */
      within?: string;
    };

export const firstOutlook: Outlook = { tab: 'step', lang: 'es', scheme: 'light', width: 'wide' };

const oneOf = <One extends string>(all: readonly One[], text: string | null, otherwise: One): One =>
  all.find((one) => one === text) ?? otherwise;

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads the part of an address behind `#`. Every text is a place: what can't be read of it is as if it weren't there, what it leaves open is as `otherwise` says. */
export function readPlace(hash: string, otherwise: Outlook = firstOutlook): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [name = '', walk = '', at = ''] = path.split('/').map(readable);
  const find = new URLSearchParams(query).get('find');
  if (name === '') return { page: 'list', ...(find !== null && { find }) };
  if (name === 'coverage') return { page: 'check' };
  const asked = new URLSearchParams(query);
  const within = asked.get('within') ?? '';
  return {
    page: 'machine',
    name,
    walk: walk === '' ? null : walk,
    ...(within !== '' && { within }),
    at: /^\d{1,5}$/.test(at) ? Number(at) : null,
    outlook: {
      tab: oneOf(tabs, asked.get('tab'), otherwise.tab),
      lang: oneOf(languages, asked.get('lang'), otherwise.lang),
      scheme: oneOf(schemes, asked.get('scheme'), otherwise.scheme),
      width: oneOf(widths, asked.get('width'), otherwise.width),
    },
  };
}

/** What `readPlace` reads; what is as it would be anyway is left out. */
export function writePlace(place: Place): string {
  if (place.page === 'list')
    return place.find === undefined ? '#/' : `#/?${new URLSearchParams({ find: place.find }).toString()}`;
  if (place.page === 'check') return '#/coverage';
  const { name, walk, at, outlook, within } = place;
  const path = [encodeURIComponent(name), walk, walk === null ? null : at].filter((part) => part !== null).join('/');
  const asked = Object.entries(outlook).filter(([key, value]) => value !== firstOutlook[key as keyof Outlook]);
  const query = new URLSearchParams([...asked, ...(within === undefined ? [] : [['within', within]])]).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}
