import type { IntlShape } from 'react-intl';
import type { ResultFilters } from '../../../../machines/domain/result-filters';
import { formatCount, formatMoney } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';
import type { FilterChip } from '../../../parts/filter-chips';

/** A chip for each thing that narrows the results; `seller` is the name of the one that they are narrowed to. */
export function narrowingChips(intl: IntlShape, filters: ResultFilters, seller: string | null): FilterChip[] {
  const { sites, priceMin, priceMax, currency, official, reported } = filters;
  const money = (amount: number) =>
    currency === null ? formatCount(intl, amount) : formatMoney(intl, { amount, currency });
  const bound = (id: 'priceMin' | 'priceMax', amount: number | null) =>
    amount === null ? [] : [{ id, name: intl.formatMessage({ id: `narrowing.${id}.chip` }, { price: money(amount) }) }];
  return [
    ...(seller === null
      ? []
      : [{ id: 'seller', name: intl.formatMessage({ id: 'listFilters.seller.chip' }, { name: seller }) }]),
    ...sites.map((site) => ({ id: `sites:${site}`, name: siteCountryName(intl, site) })),
    ...bound('priceMin', priceMin),
    ...bound('priceMax', priceMax),
    ...(official === null
      ? []
      : [{ id: 'official', name: intl.formatMessage({ id: `narrowing.official.${official}` }) }]),
    ...(reported === null
      ? []
      : [{ id: 'reported', name: intl.formatMessage({ id: `narrowing.reported.${reported}` }) }]),
  ];
}
