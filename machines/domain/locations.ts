import { languages, type Lang } from '../../contracts/vocabulary/languages';
import { isLanguage } from './access';
import { restField, oneOfField } from './address-fields';
import {
  addresses,
  shownBy,
  unreachable,
  type AddressName,
  type Fields,
  type ValueOfPart,
  type ParamsOf,
  type PathParts,
  type ScreenName,
  type SearchOf,
  type Target,
} from './addresses';
import { readSearch, writeSearch, formatQueryValue } from './search-text';

/** An address that was read. */
export interface Location {
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

/** What makes one visit of a screen another: its search does not. */
export const visitKey = ({ screen, params }: Pick<Location, 'screen' | 'params'>): string =>
  `${screen} ${JSON.stringify(params)}`;

/** The path of an address, without its query. */
export const readPathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? '';

/** What every address may ask for. */
const wishes = { force_locale: oneOfField(['ES', 'EN', 'PT'], null), lang: oneOfField(languages, null) };

type Query = Readonly<Record<string, unknown>>;

const fieldsOf = (name: AddressName): Fields => addresses[name].search;

function screenOf(name: AddressName): ScreenName {
  const others: Partial<Record<AddressName, ScreenName>> = shownBy;
  return others[name] ?? (name as ScreenName);
}

type Raw = Readonly<Record<string, string | undefined>>;

/** Reads the parameters of a path; answers false where one has a shape that no such address has. */
function shaped<Parts extends PathParts>(parts: Parts) {
  return (raw: Raw): { [Part in keyof Parts]: ValueOfPart<Parts[Part]> } | false => {
    const read = Object.entries(parts).map(([part, mean]) => [part, mean(raw[part])] as const);
    if (read.some(([, value]) => value === null)) return false;
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as {
      [Part in keyof Parts]: ValueOfPart<Parts[Part]>;
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
      field === restField
        ? writeSearch(Object.fromEntries(Object.entries(query).filter(([name]) => !(name in fields)))).slice(1)
        : formatQueryValue(query[part]);
    if (said !== '') yield { part, said, ...field.read(said) };
  }
}

/** Reads the query of a route: what it says and can be used as it is. What can't is left to the place, which tells it. */
export function searchOf<Name extends AddressName>(name: Name) {
  return (query: Query): Partial<SearchOf<Name>> => {
    const usable = [...readFields(fieldsOf(name), query)].filter(
      ({ part, said, value, damaged }) => part in query && !damaged && formatQueryValue(value) === said,
    );
    return Object.fromEntries(usable.map(({ part, value }) => [part, value])) as Partial<SearchOf<Name>>;
  };
}

/** What a query says of that address, all of it. */
export function readSearchOf<Name extends AddressName>(name: Name, query: Query): SearchOf<Name> {
  const fields = fieldsOf(name);
  const otherwise = Object.entries(fields).map(([part, field]) => [part, field.otherwise]);
  const said = [...readFields(fields, query)].map(({ part, value }) => [part, value]);
  return Object.fromEntries([...otherwise, ...said]) as SearchOf<Name>;
}

/** Reads an address: `params` as its route found them, `query` by name, as it was written. */
export function locationOf<Name extends AddressName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Query = {},
  href = '',
): Location & { params: ParamsOf<Name>; search: SearchOf<Name> } {
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
    search: readSearchOf(name, query),
    ignored: [...read, ...asked].filter(({ damaged }) => damaged).map(({ part }) => part),
    language: {
      forced: isLanguage(inPath) ? inPath : isLanguage(forced) ? forced : null,
      signedOut: isLanguage(signedOut) ? signedOut : null,
    },
    href,
  };
}

/** The address of a place that was read, without the language that it may have asked for; null where nobody can go. */
export function targetOf({ address, params, search }: Pick<Location, 'address' | 'params' | 'search'>): Target | null {
  return unreachable.some((name) => name === address) ? null : ({ to: address, params, search } as Target);
}

/** The same place in another language; null where it asks for none, or for that one. */
export function withLanguage(place: Location, lang: Lang): Target | null {
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
      fields[part] === restField ? Object.entries(readSearch(formatQueryValue(value))) : [[part, value]],
    ),
  );
}

/** What a query of that address has to say: what is so anyway is left out. */
export function valuesInPath(name: AddressName, search: object = {}): Record<string, unknown> {
  const fields = fieldsOf(name);
  return Object.fromEntries(
    Object.entries(search).filter(
      ([part, value]) => formatQueryValue(value) !== formatQueryValue(fields[part]?.otherwise),
    ),
  );
}
