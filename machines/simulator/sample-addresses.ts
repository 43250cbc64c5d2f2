import type { AddressName, ParamsOf, ScreenInput, ScreenName, SearchChange } from '../domain/addresses';
import { readSearchOf } from '../domain/locations';

/** Stands for the path of that address, where no route says it; `parts` are the parameters in it. */
export const pathAt = (name: AddressName, ...parts: string[]): string => ['', name, ...parts].join('/');

type Query = Readonly<Record<string, string>>;

/** What a screen is opened with at an address of those parameters and that query, as the query is written. */
export function inputAt<Name extends ScreenName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Query = {},
): ScreenInput<Name> {
  return { params, search: readSearchOf(name, query) };
}

/** What a screen hears when its address has that query. */
export function searchAt<Name extends ScreenName>(name: Name, query: Query = {}): SearchChange<Name> {
  return { type: 'search.change', search: readSearchOf(name, query) };
}
