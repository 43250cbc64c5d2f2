import type { IntlShape } from 'react-intl';
import { rateCurrencies } from '../../contracts/vocabulary/sites';
import { languages } from '../../contracts/vocabulary/languages';
import { languageNames } from './names';
import { currencyName } from './money';
import { countryName, siteCountryName } from './vocabulary';

/** What a select or a list of checks offers: the value that is kept, and how it is called. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

function byName<Value extends string>(intl: IntlShape, values: readonly Value[], nameOf: (value: Value) => string) {
  return values
    .map((value): Choice<Value> => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale));
}

/** Sites by the names of their countries, in the order of the reader's language. */
export const siteChoices = <Site extends string>(intl: IntlShape, ids: readonly Site[]): Choice<Site>[] =>
  byName(intl, ids, (id) => siteCountryName(intl, id));

/** Countries (ISO 3166-1 alpha-2), in the order of the reader's language. */
export const countryChoices = (intl: IntlShape, codes: readonly string[]): Choice[] =>
  byName(intl, codes, (code) => countryName(intl, code));

/** The languages of the console, each as those who read it call it. */
export const languageChoices: readonly Choice[] = languages.map((value) => ({ value, label: languageNames[value] }));

/** The currencies in which amounts can be shown, with code and name. */
export const currencyChoices = (intl: IntlShape): Choice[] =>
  rateCurrencies.map((value) => ({ value, label: `${value} · ${currencyName(intl, value)}` }));
