import type { IntlShape } from 'react-intl';
import type { FilterProfile, SearchCategory } from '../../../../contracts/shapes';
import { formatDay } from '../../../copy/dates';
import { formatCount, formatMoney } from '../../../copy/money';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';

/** What a filter leaves, each in a few words. */
export function describeFilter(
  intl: IntlShape,
  filter: FilterProfile,
  categories: readonly SearchCategory[],
): string[] {
  const { brand, model, narrowing, profileCurrency, sellerNickname } = filter;
  const list = (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' });
  const currency = profileCurrency ?? 'USD';
  const money = (amount: number | null) => (amount === null ? null : formatMoney(intl, { amount, currency }));
  const day = (date: string | null) => (date === null ? null : formatDay(intl, date));
  const least = (count: number | null) => (count === null ? null : formatCount(intl, count));
  const formatFact = (name: FactName, ...of: (string | null)[]) => {
    const [from, to] = of;
    return from == null && to == null
      ? null
      : intl.formatMessage({ id: `filters.${name}.fact` }, { from: from ?? 'none', to: to ?? 'none' });
  };
  const some = (name: FactName, words: readonly string[]) =>
    words.length === 0 ? null : formatFact(name, list(words));
  const wanted = [...(sellerNickname === null ? [] : [sellerNickname]), ...(narrowing?.sellers ?? [])];
  const category = categories.find(({ id }) => id === filter.categoryId)?.name ?? filter.categoryId;
  return [
    filter.sites.length === 0 ? null : list(filter.sites.map((site) => siteCountryName(intl, site))),
    category,
    filter.articleCondition === null ? null : conditionName(intl, filter.articleCondition),
    formatFact(
      'price',
      money(filter.priceMinConverted ?? filter.priceMin),
      money(filter.priceMaxConverted ?? filter.priceMax),
    ),
    brand,
    model,
    ...filter.attributes.map(({ id, valueName }) => `${id}: ${valueName}`),
    formatFact('dates', day(filter.dateFrom), day(filter.dateTo)),
    formatFact('stockOffered', least(filter.stockOffered)),
    formatFact('stockSold', least(filter.stockSold)),
    some('required', narrowing?.requiredWords ?? []),
    some('avoided', narrowing?.avoidedWords ?? []),
    some('sellers', wanted),
    some('blacklisted', narrowing?.blacklistedSellers ?? []),
  ].filter((fact) => fact !== null);
}

type FactName = 'price' | 'dates' | 'stockOffered' | 'stockSold' | 'required' | 'avoided' | 'sellers' | 'blacklisted';
