import type { ParamsOf, ScreenInput, ScreenName, SearchChange } from '../domain/addresses';
import { searchIn } from '../domain/places';

type Query = Readonly<Record<string, string>>;

/** What a screen is opened with at an address of those parameters and that query, as the query is written. */
export function inputAt<Name extends ScreenName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Query = {},
): ScreenInput<Name> {
  return { params, search: searchIn(name, query) };
}

/** What a screen hears when its address has that query. */
export function searchAt<Name extends ScreenName>(name: Name, query: Query = {}): SearchChange<Name> {
  return { type: 'search.change', search: searchIn(name, query) };
}
