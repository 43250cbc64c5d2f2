import { caseStatusGroups } from '../../contracts/vocabulary/case-statuses';
import { languages, type Lang } from '../../contracts/vocabulary/languages';
import { limits, pageSizes } from '../../contracts/vocabulary/limits';
import { liveSearchSorts, reportSorts, sortOrders } from '../../contracts/vocabulary/listings';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { siteIds, type SiteId } from '../../contracts/vocabulary/sites';
import { isLanguage, safeRedirect } from './access';
import { everythingElse, maybe, oneOf, part, someOf, text, whole, type Field, type PathPart } from './address-fields';
import { readId } from './listings';
import { readSearch, writeSearch, writtenValue } from './search-text';

type Fields = Record<string, Field<unknown>>;
type PathParts = Record<string, PathPart<unknown>>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an address without parameters, and nothing else
type None = {};

interface Address<Params extends PathParts, Search extends Fields> {
  params: Params;
  search: Search;
}

/** What can be said in an address. Where it is, its path, is said by its route alone. */
function address<Params extends PathParts = None, Search extends Fields = None>(
  said: Partial<Address<Params, Search>>,
): Address<Params, Search> {
  return { params: said.params ?? ({} as Params), search: said.search ?? ({} as Search) };
}

const anyId: PathPart<string> = (id) => id ?? null;
const listingId: PathPart<string> = (id) => (id !== undefined && /^[A-Za-z]{3}-?\d{10}$/.test(id) ? id : null);
const language: PathPart<Lang> = (lang) => (isLanguage(lang) ? lang : null);
const siteId = (id: string | undefined): SiteId | null => siteIds.find((one) => one === id?.toUpperCase()) ?? null;
const dev: PathPart<'dev'> = (word) => (word === 'dev' ? word : null);

/** Of a catalogue page and of a report: their screens are to come, their addresses are judged already. */
export const catalogueId: PathPart<string> = (id) => (id !== undefined && /^[A-Za-z]{3}-?\d{8}$/.test(id) ? id : null);
export const reportId: PathPart<string> = (id) =>
  id !== undefined && /^\d+$/.test(id) && id.length === limits.reportId ? id : null;

function day(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export const caseTabs = ['counter-notice', 'report', 'listing', 'seller'] as const;
export type CaseTab = (typeof caseTabs)[number];

const page = whole(1, 1, 1_000_000);
const redirect = part(safeRedirect);
const liveSearches = address({ search: { q: text } });

/** Every address of the console by its name, with what it may say. Its screen has the same name, unless `shownBy` knows better. */
export const addresses = {
  landing: address({ params: { lang: language }, search: { redirect } }),
  login: address({ params: { lang: language }, search: { redirect } }),
  marketplaceLogin: address({ params: { lang: language }, search: { redirect } }),
  /** `answer` is the identity provider's: `code` and `state`, or `error`. */
  authenticate: address({
    params: { lang: language, dev: maybe(dev) },
    search: { redirect, answer: everythingElse },
  }),
  authenticateForListing: address({
    params: { lang: language, articleId: listingId, dev: maybe(dev) },
    search: { redirect, answer: everythingElse },
  }),
  noPermission: address({ params: { lang: language, siteId }, search: { redirect } }),
  logout: address({}),
  /** Where a sign-in lands that knows where it wants to go. */
  remembered: address({ search: { redirect } }),
  home: liveSearches,
  liveSearches,
  results: address({
    params: { id: anyId },
    search: {
      from: whole(0, 0, 1_000_000),
      sort: oneOf(liveSearchSorts, null),
      order: oneOf(sortOrders, 'asc'),
    },
  }),
  listing: address({ params: { articleId: listingId }, search: { from: part((origin) => origin) } }),
  sendNotice: address({ params: { articleId: listingId } }),
  suspicious: address({ search: { page } }),
  history: address({
    search: {
      status: someOf(caseStatusGroups),
      page,
      size: oneOf<number, number>(pageSizes.selector, pageSizes.selectorDefault),
      sort: oneOf(reportSorts, 'recent'),
      reasons: someOf(reasonCodes),
      sites: someOf(siteIds),
      item: part((id) => readId(id)?.id ?? null),
      seller: part((nickname) => (nickname.length <= 100 ? nickname : null)),
      /** A day, YYYY-MM-DD. */
      due: part(day),
    },
  }),
  pendingCases: address({}),
  case: address({
    params: { id: anyId },
    search: { site: part<string>(siteId), tab: oneOf(caseTabs, 'counter-notice') },
  }),
  profilePage: address({}),
  supportForm: address({}),
  /** Where an area will be that has no screen yet. */
  later: address({}),
  notFound: address({}),
  suspended: address({}),
};

export type AddressName = keyof typeof addresses;

/** Addresses without a screen of their own name; those that only lead elsewhere show nothing. */
export const shownBy = {
  home: 'liveSearches',
  authenticateForListing: 'authenticate',
  later: 'notFound',
  remembered: 'notFound',
  pendingCases: 'notFound',
} as const satisfies Partial<Record<AddressName, AddressName>>;

/** Every screen that can be shown, with or without a machine of its own. */
export type ScreenName = Exclude<AddressName, keyof typeof shownBy>;

/** Shown where somebody is, never gone to. */
const unreachable = ['later', 'notFound', 'suspended'] as const satisfies readonly AddressName[];
type Unreachable = (typeof unreachable)[number];

type Table = typeof addresses;
type Meant<Part> = Part extends PathPart<infer Value> ? Value : never;
type Params<Name extends AddressName> = { [Part in keyof Table[Name]['params']]: Meant<Table[Name]['params'][Part]> };
type Missing<Of> = { [Part in keyof Of]-?: undefined extends Of[Part] ? Part : never }[keyof Of];

/** What the path of that address says. */
export type ParamsOf<Name extends AddressName> = Omit<Params<Name>, Missing<Params<Name>>> &
  Partial<Pick<Params<Name>, Missing<Params<Name>>>>;

/** What its query says, all of it: what isn't said is as it is otherwise. */
export type SearchOf<Name extends AddressName> = {
  [Part in keyof Table[Name]['search']]: Table[Name]['search'][Part] extends Field<infer Value> ? Value : never;
};

/** What the machine of a screen is given of the address that it is opened at. */
export interface ScreenInput<Name extends ScreenName> {
  params: ParamsOf<Name>;
  search: SearchOf<Name>;
}

/** Another search in the address of a screen that is open. */
export interface SearchChange<Name extends ScreenName> {
  type: 'search.change';
  search: SearchOf<Name>;
}

/** Every address may ask for a language: of everybody for this view of it, or of those who are signed out. */
const wishes = { force_locale: oneOf(['ES', 'EN', 'PT'], null), lang: oneOf(languages, null) };
interface Wishes {
  force_locale?: Uppercase<Lang>;
  lang?: Lang;
}

interface Said<Name extends AddressName> {
  to: Name;
  search?: Partial<SearchOf<Name>> & Wishes;
}
type TargetAt<Name extends AddressName> = Said<Name> &
  (keyof Table[Name]['params'] extends never ? { params?: ParamsOf<Name> } : { params: ParamsOf<Name> });

/** An address to go to, by its name. */
export type Target<Name extends AddressName = Exclude<AddressName, Unreachable>> = Name extends AddressName
  ? TargetAt<Name>
  : never;

/** An address that was read. */
export interface Place {
  address: AddressName;
  /** What it shows, whoever may see it. */
  screen: ScreenName;
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
  /** The names in its query whose text could not be used, all of it or some. */
  ignored: readonly string[];
  /** The language that it asks for: of everybody, or of those who are signed out. */
  language: { forced: Lang | null; signedOut: Lang | null };
  /** Path and query, as they were written. */
  href: string;
}

type Query = Readonly<Record<string, unknown>>;

const fieldsOf = (name: AddressName): Fields => addresses[name].search;

function screenOf(name: AddressName): ScreenName {
  const others: Partial<Record<AddressName, ScreenName>> = shownBy;
  return others[name] ?? (name as ScreenName);
}

type Raw = Readonly<Record<string, string | undefined>>;

/** Reads the parameters of a path; answers false where one has a shape that no such address has. */
export function shaped<Parts extends PathParts>(parts: Parts) {
  return (raw: Raw): { [Part in keyof Parts]: Meant<Parts[Part]> } | false => {
    const read = Object.entries(parts).map(([part, mean]) => [part, mean(raw[part])] as const);
    if (read.some(([, value]) => value === null)) return false;
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as {
      [Part in keyof Parts]: Meant<Parts[Part]>;
    };
  };
}

/** Reads the parameters of the path of that address. */
export const paramsOf = <Name extends AddressName>(name: Name): ((raw: Raw) => ParamsOf<Name> | false) =>
  shaped(addresses[name].params) as (raw: Raw) => ParamsOf<Name> | false;

/** What each field makes of a query; those that aren't said are left out. */
function* readFields(fields: Fields, query: Query) {
  for (const [part, field] of Object.entries(fields)) {
    const said =
      field === everythingElse
        ? writeSearch(Object.fromEntries(Object.entries(query).filter(([name]) => !(name in fields)))).slice(1)
        : writtenValue(query[part]);
    if (said !== '') yield { part, said, ...field.read(said) };
  }
}

/** Reads the query of a route: what it says and can be used as it is. What can't is left to the place, which tells it. */
export function searchOf<Name extends AddressName>(name: Name) {
  return (query: Query): Partial<SearchOf<Name>> => {
    const usable = [...readFields(fieldsOf(name), query)].filter(
      ({ part, said, value, damaged }) => part in query && !damaged && writtenValue(value) === said,
    );
    return Object.fromEntries(usable.map(({ part, value }) => [part, value])) as Partial<SearchOf<Name>>;
  };
}

/** What a query says of that address, all of it. */
export function searchIn<Name extends AddressName>(name: Name, query: Query): SearchOf<Name> {
  const fields = fieldsOf(name);
  const otherwise = Object.entries(fields).map(([part, field]) => [part, field.otherwise]);
  const said = [...readFields(fields, query)].map(({ part, value }) => [part, value]);
  return Object.fromEntries([...otherwise, ...said]) as SearchOf<Name>;
}

/** Reads an address: `params` as its route found them, `query` by name, as it was written. */
export function placeOf<Name extends AddressName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Query = {},
  href = '',
): Place & { params: ParamsOf<Name>; search: SearchOf<Name> } {
  const read = [...readFields(fieldsOf(name), query)];
  const asked = [...readFields(wishes, query)];
  const languageIn = (wish: string) => asked.find(({ part }) => part === wish)?.value;
  const [inPath, forced, signedOut] = [
    'lang' in params ? params.lang : null,
    String(languageIn('force_locale') ?? '').toLowerCase(),
    languageIn('lang'),
  ];
  return {
    address: name,
    screen: screenOf(name),
    params,
    search: searchIn(name, query),
    ignored: [...read, ...asked].filter(({ damaged }) => damaged).map(({ part }) => part),
    language: {
      forced: isLanguage(inPath) ? inPath : isLanguage(forced) ? forced : null,
      signedOut: isLanguage(signedOut) ? signedOut : null,
    },
    href,
  };
}

/** The address of a place that was read, without the language that it may have asked for; null where nobody can go. */
export function targetOf({ address, params, search }: Pick<Place, 'address' | 'params' | 'search'>): Target | null {
  return unreachable.some((name) => name === address) ? null : ({ to: address, params, search } as Target);
}

/** The same place in another language; null where it asks for none, or for that one. */
export function inLanguage(place: Place, lang: Lang): Target | null {
  if ('lang' in place.params) {
    return place.params['lang'] === lang ? null : targetOf({ ...place, params: { ...place.params, lang } });
  }
  const { signedOut } = place.language;
  return signedOut === null || signedOut === lang ? null : targetOf({ ...place, search: { ...place.search, lang } });
}

/** A search as a query has it, name by name. */
export function queryOf(name: AddressName, search: object = {}): Record<string, unknown> {
  const fields = fieldsOf(name);
  return Object.fromEntries(
    Object.entries(search).flatMap(([part, value]) =>
      fields[part] === everythingElse ? Object.entries(readSearch(writtenValue(value))) : [[part, value]],
    ),
  );
}

/** What a query of that address has to say: what is so anyway is left out. */
export function saidIn(name: AddressName, search: object = {}): Record<string, unknown> {
  const fields = fieldsOf(name);
  return Object.fromEntries(
    Object.entries(search).filter(([part, value]) => writtenValue(value) !== writtenValue(fields[part]?.otherwise)),
  );
}
