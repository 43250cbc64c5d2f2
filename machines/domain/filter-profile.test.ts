import { describe, expect, it } from 'vitest';
import type { FilterProfile } from '../../contracts/shapes';
import { filterFaults, filterProfile, filterValues, hasFilterFaults, orderIn, typedCurrency } from './filter-profile';
import { noNarrowing, withNarrowing, offeredCategories, tagsFault, parseTags, withTags } from './filter-tags';
import { limits } from '../../contracts/vocabulary/limits';

const place = { sort: null, order: 'asc', size: 50 } as const;
const empty = filterValues(null, { sites: ['MLA', 'MLB'], place });
const named = { ...empty, name: 'Baratas' };
const rates = { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5 } };
const reading = { sites: ['MLA', 'MLB'], currency: 'BRL', rates, narrows: true };

const whole: FilterProfile = {
  id: 'f1',
  name: 'Baratas y nuevas',
  sites: ['MLA'],
  priceMin: 10.5,
  priceMax: 20.5,
  priceMinConverted: 10.5,
  priceMaxConverted: 20.5,
  profileCurrency: 'BRL',
  categoryId: 'MLA1',
  sellerNickname: 'TIENDA_SUR',
  articleCondition: 'new',
  brand: 'Andes',
  model: 'Runner 3',
  attributes: [{ id: 'COLOR', valueName: 'Azul: marino' }],
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  stockOffered: 1,
  stockSold: 10,
  indexed: true,
  narrowing: {
    requiredWords: ['original'],
    avoidedWords: ['usado'],
    sellers: ['TIENDA_ESTE'],
    blacklistedSellers: ['TIENDA_NORTE'],
  },
};

describe('the filter of a live search', () => {
  it('a filter that says everything is the same once it was opened and kept', () => {
    const values = filterValues(whole, { sites: reading.sites, place });
    expect(hasFilterFaults(filterFaults(values))).toBe(false);
    expect(filterProfile(values, whole, 'f1', reading)).toEqual(whole);
  });

  it('what the gateway does not know is not said, and what a filter narrows by stays as far as it is known', () => {
    const values = filterValues(whole, { sites: reading.sites, place });
    expect(filterProfile(values, whole, 'f1', { ...reading, narrows: false }).narrowing).toBeNull();
    const known = [{ id: 'f1', narrowing: { ...noNarrowing, sellers: ['X'] } }];
    const [kept, told] = withNarrowing(
      [
        { ...whole, narrowing: null },
        { ...whole, id: 'f1' },
      ],
      known,
    );
    expect([kept?.narrowing, told?.narrowing]).toEqual([known[0]?.narrowing, whole.narrowing]);
  });

  it('an empty one leaves nothing out but wants a name', () => {
    expect(filterFaults(empty)).toMatchObject({ name: { because: 'FILTER_NAME_EMPTY' }, sites: null });
    expect(filterProfile(named, null, 'f2', reading)).toMatchObject({
      id: 'f2',
      sites: [],
      priceMin: null,
      priceMinConverted: null,
      articleCondition: null,
      sellerNickname: null,
      attributes: [],
    });
  });

  it.each([
    [{ priceMin: '20', priceMax: '10' }, 'priceMin', 'PRICE_FROM_ABOVE_TO'],
    [{ priceMin: '100', priceMax: '20' }, 'priceMin', 'PRICE_FROM_ABOVE_TO'],
    [{ priceMin: 'veinte' }, 'priceMin', 'NOT_A_NUMBER'],
    [{ priceMax: '-1' }, 'priceMax', 'NOT_A_NUMBER'],
    [{ dateFrom: '2026-01-02', dateTo: '2026-01-01' }, 'dateFrom', 'DATE_FROM_AFTER_TO'],
    [{ stockSold: '1.5' }, 'stockSold', 'NOT_WHOLE'],
    [{ stockSold: '1.000' }, 'stockSold', 'NOT_A_NUMBER'],
    [{ priceMin: '?1.500' }, 'priceMin', 'NOT_A_NUMBER'],
    [{ dateFrom: '31/11/2026', dateTo: '2026-01-01' }, 'dateFrom', 'NOT_A_DAY'],
    [{ dateTo: '2026-11-31' }, 'dateTo', 'NOT_A_DAY'],
    [{ stockOffered: '1e9' }, 'stockOffered', 'NOT_A_NUMBER'],
    [{ sites: [] }, 'sites', 'NO_COUNTRY'],
    [{ attributes: 'COLOR: azul\nTALLE' }, 'attributes', 'ATTRIBUTE_WITHOUT_VALUE'],
  ])('%o is told at %s', (typed, field, why) => {
    expect(filterFaults({ ...named, ...typed })).toMatchObject({ [field]: { because: why } });
    expect(Object.values(filterFaults({ ...named, ...typed })).filter((fault) => fault !== null)).toHaveLength(1);
  });

  it.each([
    ['10', '10'],
    ['9', '10'],
  ])('from %s to %s in one day is no contradiction', (priceMin, priceMax) => {
    const values = { ...named, priceMin, priceMax, dateFrom: '2026-01-01', dateTo: '2026-01-01' };
    expect(hasFilterFaults(filterFaults(values))).toBe(false);
  });

  it('prices are typed in the currency of the only site, and kept in that of the person, too', () => {
    expect([typedCurrency(['MLA'], 'BRL'), typedCurrency(['MLA', 'MLB'], 'BRL')]).toEqual(['ARS', 'BRL']);
    const typed = { ...named, priceMin: '1000', priceMax: '2500.5' };
    expect(filterProfile(typed, null, 'f2', { ...reading, sites: ['MLA'] })).toMatchObject({
      priceMin: 1000,
      priceMax: 2500.5,
      priceMinConverted: 5,
      priceMaxConverted: 12.5,
      profileCurrency: 'BRL',
    });
    expect(filterProfile(typed, null, 'f2', { ...reading, sites: ['MLA'], rates: null })).toMatchObject({
      priceMinConverted: 1000,
      profileCurrency: 'ARS',
    });
  });

  it('order and size are of the address', () => {
    expect(orderIn({ sort: 'price desc', size: '20' })).toEqual({ sort: 'price', order: 'desc', size: 20 });
    expect(orderIn({ sort: '', size: '7' })).toEqual({ sort: null, order: 'asc', size: 50 });
  });
});

const categories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `C${at + 1}`, name: `Category ${at + 1}`, count: count - at }));

const ids = (offered: ReturnType<typeof offeredCategories>) => [offered.shown.map(({ id }) => id), offered.hidden];

it('nine categories all stand there, of ten the first eight', () => {
  const nine = categories(9).map(({ id }) => id);
  expect(ids(offeredCategories(categories(9), '', false))).toEqual([nine, 0]);
  expect(ids(offeredCategories(categories(10), '', false))).toEqual([nine.slice(0, 8), 2]);
  expect(ids(offeredCategories(categories(10), '', true))).toEqual([[...nine, 'C10'], 0]);
});

it('the one that is chosen always stands there, also when nothing was found in it any more', () => {
  expect(ids(offeredCategories(categories(12), 'C11', false))).toEqual([
    [...categories(8).map(({ id }) => id), 'C11'],
    3,
  ]);
  expect(offeredCategories(categories(2), 'GONE', false).shown[0]).toEqual({ id: 'GONE', name: 'GONE', count: 0 });
});

it('a pasted list is cut at commas, semicolons, tabs and lines; what stands there already is told', () => {
  expect(parseTags(' uno,dos;; tres\r\ncuatro   cinco\t')).toEqual(['uno', 'dos', 'tres', 'cuatro cinco']);
  expect(withTags(['Réplica'], 'nuevo, replica, NUEVO, replica')).toEqual({
    tags: ['Réplica', 'nuevo'],
    doubled: ['replica', 'NUEVO'],
  });
});

it('too many of them and one that is too long are told', () => {
  expect(tagsFault(Array.from({ length: limits.filterWords }, (_, at) => `w${at}`))).toBeNull();
  expect(tagsFault(Array.from({ length: limits.filterWords + 1 }, (_, at) => `w${at}`))).toMatchObject({
    because: 'TOO_MANY_WORDS',
    values: { count: 31, max: 30 },
  });
  expect(tagsFault(['a'.repeat(60)])).toBeNull();
  expect(tagsFault(['a'.repeat(5000)])).toMatchObject({ because: 'WORD_TOO_LONG', values: { max: 60 } });
});

it('what contradicts itself is told at the field of what is left out', () => {
  const values = {
    ...filterValues(null, { sites: ['MLA'], place: { sort: null, order: 'asc', size: 50 } }),
    name: 'x',
  };
  const faults = filterFaults({
    ...values,
    requiredWords: ['original', 'ÚNICO'],
    avoidedWords: ['unico'],
    seller: 'TIENDA_SUR',
    sellers: [],
    blacklistedSellers: ['tienda_sur'],
  });
  expect(faults.avoidedWords).toEqual({ because: 'WORD_REQUIRED_AND_AVOIDED', values: { word: 'unico' } });
  expect(faults.blacklistedSellers).toEqual({ because: 'SELLER_WANTED_AND_NOT', values: { word: 'tienda_sur' } });
});
