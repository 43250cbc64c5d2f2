import { describe, expect, it } from 'vitest';
import type { FilterProfile } from '../../contracts/shapes';
import { filterFaults, filterProfile, filterValues, hasFilterFaults, orderIn, typedCurrency } from './filter-profile';
import { noNarrowing, withNarrowing } from './filter-tags';

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
