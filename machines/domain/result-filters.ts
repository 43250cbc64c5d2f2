import type { Listing, Rates } from '../../contracts/shapes';
import { siteIds, type SiteId } from '../../contracts/vocabulary/sites';
import type { HeldFilter, SearchOf } from './addresses';
import { blockReason, type BlockReason } from './block-reason';
import { priceFaults, typedCurrency } from './filter-profile';
import { withoutValue } from './filter-tags';
import { parseFormNumber, writeFormNumber } from './read-number';
import { convertMoney } from './money';

/** What narrows the results of a search within what was read of it; the address holds it. */
export type ResultFilters = Pick<
  SearchOf<'results'>,
  'seller' | 'sites' | 'priceMin' | 'priceMax' | 'currency' | 'official' | 'reported'
>;

/** What the rules need to know of a listing. */
export type Narrowable = Pick<Listing, 'siteId' | 'seller' | 'price' | 'officialStoreId' | 'noticed'>;

export const noResultFilters: ResultFilters = {
  seller: null,
  sites: [],
  priceMin: null,
  priceMax: null,
  currency: null,
  official: null,
  reported: null,
};

export function readResultFilters(address: ResultFilters): ResultFilters {
  const { seller, sites, priceMin, priceMax, currency, official, reported } = address;
  return { seller, sites, priceMin, priceMax, currency, official, reported };
}

const hasBounds = ({ priceMin, priceMax }: Pick<ResultFilters, 'priceMin' | 'priceMax'>) =>
  priceMin !== null || priceMax !== null;

/** Whether only a part of the results is shown. */
export const isNarrowed = (filters: ResultFilters): boolean =>
  filters.seller !== null ||
  filters.sites.length > 0 ||
  hasBounds(filters) ||
  filters.official !== null ||
  filters.reported !== null;

/** A report of the listing was sent before, whatever became of it. */
export const wasReported = ({ noticed }: Pick<Listing, 'noticed'>): boolean => noticed !== null && noticed.sent;

function isWithin({ price, siteId }: Narrowable, filters: ResultFilters, rates: Rates | null): boolean {
  if (!hasBounds(filters)) return true;
  const { priceMin, priceMax } = filters;
  const money = price && convertMoney(price, filters.currency ?? typedCurrency([siteId], price.currency), rates);
  return (
    money !== null && (priceMin === null || money.amount >= priceMin) && (priceMax === null || money.amount <= priceMax)
  );
}

const asked = (wish: HeldFilter | null, held: boolean) => wish === null || (wish === 'only') === held;

/** Whether the filters leave that listing; a price that can't be had in the currency of the bounds is not within them. */
export function matchesFilters(listing: Narrowable | undefined, filters: ResultFilters, rates: Rates | null): boolean {
  if (listing === undefined) return !isNarrowed(filters);
  return (
    (filters.seller === null || listing.seller?.id === filters.seller) &&
    (filters.sites.length === 0 || filters.sites.some((site) => site === listing.siteId)) &&
    asked(filters.official, listing.officialStoreId !== null) &&
    asked(filters.reported, wasReported(listing)) &&
    isWithin(listing, filters, rates)
  );
}

/** The filters as their form has them: bounds as `form-number` writes numbers, an empty seller for any. */
export interface ResultFilterValues {
  seller: string;
  sites: SiteId[];
  priceMin: string;
  priceMax: string;
  official: HeldFilter | 'any';
  reported: HeldFilter | 'any';
}

/** The highest bound that an address can say. */
const boundMax = 999_999_999_999_999;

export function resultFilterValues(filters: ResultFilters): ResultFilterValues {
  const { seller, sites, priceMin, priceMax, official, reported } = filters;
  return {
    seller: seller ?? '',
    sites: siteIds.filter((site) => sites.includes(site)),
    priceMin: writeFormNumber(priceMin),
    priceMax: writeFormNumber(priceMax),
    official: official ?? 'any',
    reported: reported ?? 'any',
  };
}

export type ResultFilterFaults = { [Field in keyof ResultFilterValues]?: BlockReason | null };

/** What a bound lacks; null where nothing does. */
export function resultFilterFaults(values: ResultFilterValues): ResultFilterFaults {
  const faults = priceFaults(values);
  const beyond = (value: string) => ((parseFormNumber(value) ?? 0) > boundMax ? blockReason('NUMBER_TOO_LARGE') : null);
  return { priceMin: beyond(values.priceMin) ?? faults.priceMin, priceMax: beyond(values.priceMax) ?? faults.priceMax };
}

export const hasFaults = (faults: ResultFilterFaults): boolean => Object.values(faults).some((fault) => fault !== null);

/** The currency of the bounds: as they are held, else the one that prices of that search are typed in. */
export const boundsCurrency = (held: ResultFilters, sites: readonly string[], reading: string): string =>
  (hasBounds(held) ? held.currency : null) ?? typedCurrency(sites, reading);

/** The filters that were typed, without faults; their bounds to the hundredth. */
export function resultFiltersOf(values: ResultFilterValues, currency: string): ResultFilters {
  const [priceMin, priceMax] = [values.priceMin, values.priceMax].map((value) => {
    const number = parseFormNumber(value);
    return number === null ? null : Math.round(number * 100) / 100;
  }) as [number | null, number | null];
  const orNull = (wish: HeldFilter | 'any') => (wish === 'any' ? null : wish);
  return {
    seller: values.seller || null,
    sites: values.sites,
    priceMin,
    priceMax,
    currency: hasBounds({ priceMin, priceMax }) ? currency : null,
    official: orNull(values.official),
    reported: orNull(values.reported),
  };
}

/** The filters without one of them, as chips name it. */
export function withoutResultFilter(filters: ResultFilters, id: string): ResultFilters {
  const left = { ...filters, ...withoutValue(filters, noResultFilters, id) };
  return hasBounds(left) ? left : { ...left, currency: null };
}

type Seen = Readonly<Record<string, Pick<Listing, 'seller'> | undefined>>;

/** Who sells these listings, with how many of them; those with most first. */
export function sellersAmong(ids: readonly string[], seen: Seen): { id: string; nickname: string; count: number }[] {
  const sellers = new Map<string, { id: string; nickname: string; count: number }>();
  for (const one of ids) {
    const seller = seen[one]?.seller;
    if (!seller) continue;
    const { id, nickname } = seller;
    sellers.set(id, { id, nickname, count: (sellers.get(id)?.count ?? 0) + 1 });
  }
  return [...sellers.values()].toSorted((a, b) => b.count - a.count || a.nickname.localeCompare(b.nickname));
}
