import type { FilterProfile, Rates } from '../../contracts/shapes';
import { pageSizes } from '../../contracts/vocabulary/limits';
import {
  listingConditions,
  liveSearchSorts,
  sortOrders,
  type LiveSearchSort,
  type SortOrder,
} from '../../contracts/vocabulary/listings';
import { currencyBySite } from '../../contracts/vocabulary/sites';
import { blockReason, type BlockReason, type BlockReasonCode } from './block-reason';
import { dayFaults } from './days';
import { tagsInBoth, noNarrowing, tagsFault } from './filter-tags';
import { parseFormNumber, writeFormNumber } from './read-number';
import { namesFault } from './keyword';
import { convertMoney } from './money';
import { normalSites } from './sites';

/** A filter as its form has it: numbers as `form-number` writes them, one attribute a line as `COLOR: azul`. */
export interface FilterValues {
  name: string;
  sites: string[];
  priceMin: string;
  priceMax: string;
  condition: string;
  brand: string;
  model: string;
  attributes: string;
  /** Days, YYYY-MM-DD. */
  dateFrom: string;
  dateTo: string;
  stockOffered: string;
  stockSold: string;
  /** An id; empty for any. */
  category: string;
  requiredWords: string[];
  avoidedWords: string[];
  /** A nickname; empty for any. */
  seller: string;
  /** Nicknames: those wanted beside it, and those that are not. */
  sellers: string[];
  blacklistedSellers: string[];
  /** A sort and its order with a space between. */
  sort: string;
  size: string;
}

export type FilterFaults = { [Field in keyof FilterValues]?: BlockReason | null };

/** How the results are ordered and cut into pages: said by their address. */
export interface ResultsOrder {
  sort: LiveSearchSort | null;
  order: SortOrder;
  size: number;
}

export const filterDraft = (searchId: string): string => `live-search:${searchId}:filter`;

/** The currency that prices are typed in: of the one site that is searched, or the one that the person reads in. */
export function typedCurrency(sites: readonly string[], reading: string): string {
  const [site, ...others] = normalSites(sites);
  return (others.length === 0 && site !== undefined ? currencyBySite[site] : undefined) ?? reading;
}

/** What the form of a filter begins with; of none, everything. */
export function filterValues(
  filter: FilterProfile | null,
  { sites, place }: { sites: readonly string[]; place: ResultsOrder },
): FilterValues {
  return {
    name: filter?.name ?? '',
    sites: filter === null || filter.sites.length === 0 ? normalSites(sites) : normalSites(filter.sites),
    priceMin: writeFormNumber(filter?.priceMin ?? null),
    priceMax: writeFormNumber(filter?.priceMax ?? null),
    condition: filter?.articleCondition ?? 'all',
    brand: filter?.brand ?? '',
    model: filter?.model ?? '',
    attributes: (filter?.attributes ?? []).map(({ id, valueName }) => `${id}: ${valueName}`).join('\n'),
    dateFrom: filter?.dateFrom?.slice(0, 10) ?? '',
    dateTo: filter?.dateTo?.slice(0, 10) ?? '',
    stockOffered: writeFormNumber(filter?.stockOffered ?? null),
    stockSold: writeFormNumber(filter?.stockSold ?? null),
    category: filter?.categoryId ?? '',
    seller: filter?.sellerNickname ?? '',
    ...(filter?.narrowing ?? noNarrowing),
    sort: place.sort === null || place.sort === 'relevance' ? '' : `${place.sort} ${place.order}`,
    size: String(place.size),
  };
}

/** What a number of a form lacks: that its text was understood and, where it counts things, that it is whole. */
function amountFault(value: string, whole: boolean): BlockReason | null {
  const number = parseFormNumber(value);
  if (number === null) return null;
  if (Number.isNaN(number)) return blockReason('NOT_A_NUMBER');
  return whole && !Number.isSafeInteger(number) ? blockReason('NOT_WHOLE') : null;
}

const attributeLine = /^([^:]+):\s*(\S.*)$/;
const linesOf = (written: string) =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function both(code: BlockReasonCode, some: readonly string[], others: readonly string[]): BlockReason | null {
  const word = tagsInBoth(some, others);
  return word === undefined ? null : blockReason(code, { values: { word } });
}

/** What two bounds of a price lack, at the field of each. */
export function priceFaults({ priceMin, priceMax }: Pick<FilterValues, 'priceMin' | 'priceMax'>) {
  const [least, most] = [parseFormNumber(priceMin), parseFormNumber(priceMax)];
  return {
    priceMin:
      amountFault(priceMin, false) ??
      (least !== null && most !== null && least > most ? blockReason('PRICE_FROM_ABOVE_TO') : null),
    priceMax: amountFault(priceMax, false),
  };
}

/** What each field of a filter lacks, in the order of the screen; null where nothing does. */
export function filterFaults(values: FilterValues): FilterFaults {
  const line = linesOf(values.attributes).find((one) => !attributeLine.test(one));
  return {
    name: values.name.trim() === '' ? blockReason('FILTER_NAME_EMPTY') : null,
    sites: values.sites.length === 0 ? blockReason('NO_COUNTRY') : null,
    ...priceFaults(values),
    requiredWords: tagsFault(values.requiredWords) ?? namesFault(values.requiredWords),
    avoidedWords:
      tagsFault(values.avoidedWords) ??
      namesFault(values.avoidedWords) ??
      both('WORD_REQUIRED_AND_AVOIDED', values.avoidedWords, values.requiredWords),
    attributes: line === undefined ? null : blockReason('ATTRIBUTE_WITHOUT_VALUE', { values: { line } }),
    ...dayFaults(values),
    stockOffered: amountFault(values.stockOffered, true),
    stockSold: amountFault(values.stockSold, true),
    sellers: tagsFault(values.sellers) ?? namesFault(values.sellers),
    blacklistedSellers:
      tagsFault(values.blacklistedSellers) ??
      namesFault(values.blacklistedSellers) ??
      both('SELLER_WANTED_AND_NOT', values.blacklistedSellers, [values.seller, ...values.sellers]),
  };
}

export const hasFilterFaults = (faults: FilterFaults): boolean => Object.values(faults).some((fault) => fault !== null);

interface Reading {
  /** The sites that the search goes through. */
  sites: readonly string[];
  /** The currency that the person reads in. */
  currency: string;
  rates: Rates | null;
  /** The gateway knows words and sellers of a filter. */
  narrows: boolean;
}

/** The filter that was typed, without faults. Its prices are kept as typed and in the currency of the person, or, without a rate, in their own. */
export function filterProfile(
  values: FilterValues,
  former: FilterProfile | null,
  id: string,
  { sites, currency, rates, narrows }: Reading,
): FilterProfile {
  const typed = typedCurrency(sites, currency);
  const [priceMin, priceMax] = [parseFormNumber(values.priceMin), parseFormNumber(values.priceMax)];
  const rated = convertMoney({ amount: 1, currency: typed }, currency, rates);
  const converted = (amount: number | null) =>
    amount === null ? null : Math.round(amount * (rated?.amount ?? 1) * 100) / 100;
  const chosen = normalSites(values.sites);
  const orNull = (written: string) => written.trim() || null;
  return {
    id,
    name: values.name.trim(),
    sites: chosen.length === normalSites(sites).length ? [] : chosen,
    priceMin,
    priceMax,
    priceMinConverted: converted(priceMin),
    priceMaxConverted: converted(priceMax),
    profileCurrency: rated === null ? typed : currency,
    categoryId: orNull(values.category),
    sellerNickname: orNull(values.seller),
    articleCondition: listingConditions.find((one) => one === values.condition && one !== 'all') ?? null,
    brand: orNull(values.brand),
    model: orNull(values.model),
    attributes: linesOf(values.attributes).flatMap((line) => {
      const [, name, value] = attributeLine.exec(line) ?? [];
      return name === undefined || value === undefined
        ? []
        : [{ id: name.trim().toUpperCase(), valueName: value.trim() }];
    }),
    dateFrom: orNull(values.dateFrom),
    dateTo: orNull(values.dateTo),
    stockOffered: parseFormNumber(values.stockOffered),
    stockSold: parseFormNumber(values.stockSold),
    indexed: former?.indexed ?? false,
    narrowing: narrows
      ? {
          requiredWords: values.requiredWords,
          avoidedWords: values.avoidedWords,
          sellers: values.sellers,
          blacklistedSellers: values.blacklistedSellers,
        }
      : null,
  };
}

/** The order and the size of the pages that were chosen. */
export function orderIn({ sort: written, size }: Pick<FilterValues, 'sort' | 'size'>): ResultsOrder {
  const [sort, order] = written.split(' ');
  return {
    sort: liveSearchSorts.find((one) => one === sort) ?? null,
    order: sortOrders.find((one) => one === order) ?? 'asc',
    size: pageSizes.selector.find((one) => String(one) === size) ?? pageSizes.listings,
  };
}
