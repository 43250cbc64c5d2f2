import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListing } from '../simulator/sample-listing';
import { blockReason } from './block-reason';
import { locationOf, queryOf } from './locations';
import {
  boundsCurrency,
  matchesFilters,
  isNarrowed,
  noResultFilters,
  resultFilterFaults,
  readResultFilters,
  resultFiltersOf,
  resultFilterValues,
  sellersAmong,
  withoutResultFilter,
  type ResultFilters,
} from './result-filters';

const rates = { base: 'USD', rates: { ARS: 1_000, BRL: 5 } };
const seller = { ...sampleListing().seller, id: '7', nickname: 'SIETE' } as never;
const listing = sampleListing({ seller, price: { amount: 50_000, currency: 'ARS' } });
const sent = { sent: true } as never;
const held = (some: Partial<ResultFilters>) => ({ ...noResultFilters, ...some });

describe('the filters within the results', () => {
  it.each<[Partial<ResultFilters>, boolean]>([
    [{}, true],
    [{ seller: '7' }, true],
    [{ seller: '8' }, false],
    [{ sites: ['MLA', 'MLB'] }, true],
    [{ sites: ['MLB'] }, false],
    [{ priceMin: 50_000, currency: 'ARS' }, true],
    [{ priceMin: 50_000.01, currency: 'ARS' }, false],
    [{ priceMax: 50, currency: 'USD' }, true],
    [{ priceMax: 49, currency: 'USD' }, false],
    [{ priceMin: 250, priceMax: 250, currency: 'BRL' }, true],
    [{ priceMin: 1, currency: 'EUR' }, false],
    [{ priceMin: 60_000 }, false],
    [{ official: 'only' }, false],
    [{ official: 'without' }, true],
    [{ reported: 'only' }, false],
    [{ reported: 'without' }, true],
    [{ seller: '7', official: 'only' }, false],
  ])('%j leaves it: %s', (some, left) => {
    expect(matchesFilters(listing, held(some), rates)).toBe(left);
  });

  it('know an official store, an earlier report, no price, and no rates yet', () => {
    const other = { ...listing, officialStoreId: '3', noticed: sent, price: null };
    expect(matchesFilters(other, held({ official: 'only', reported: 'only' }), rates)).toBe(true);
    expect(matchesFilters(other, held({ priceMax: 9, currency: 'ARS' }), rates)).toBe(false);
    expect(matchesFilters(listing, held({ priceMax: 50_000, currency: 'ARS' }), null)).toBe(true);
    expect(matchesFilters(listing, held({ priceMax: 50_000, currency: 'USD' }), null)).toBe(false);
    expect([
      matchesFilters(undefined, noResultFilters, rates),
      matchesFilters(undefined, held({ seller: '7' }), rates),
    ]).toEqual([true, false]);
  });

  it('tell bounds that are none, that are beyond any, or that contradict each other, at their field', () => {
    const faultsOf = (priceMin: string, priceMax: string) =>
      resultFilterFaults({ ...resultFilterValues(noResultFilters), priceMin, priceMax });
    expect(faultsOf('', '')).toEqual({ priceMin: null, priceMax: null });
    expect(faultsOf('20', '10.5')).toEqual({ priceMin: blockReason('PRICE_FROM_ABOVE_TO'), priceMax: null });
    expect(faultsOf('-1', 'x')).toEqual({
      priceMin: blockReason('NOT_A_NUMBER'),
      priceMax: blockReason('NOT_A_NUMBER'),
    });
    expect(faultsOf('', '9000000000000000')).toEqual({ priceMin: null, priceMax: blockReason('NUMBER_TOO_LARGE') });
  });

  it('are taken away one by one; without bounds there is no currency', () => {
    const all = held({
      seller: '7',
      sites: ['MLA', 'MLB'],
      priceMin: 1,
      priceMax: 2,
      currency: 'ARS',
      official: 'only',
    });
    expect(withoutResultFilter(all, 'sites:MLA')).toEqual({ ...all, sites: ['MLB'] });
    expect(withoutResultFilter(all, 'seller')).toEqual({ ...all, seller: null });
    const left = withoutResultFilter(all, 'priceMin');
    expect(left).toEqual({ ...all, priceMin: null });
    expect(withoutResultFilter(left, 'priceMax')).toEqual({ ...all, priceMin: null, priceMax: null, currency: null });
    expect(withoutResultFilter(all, 'page')).toEqual(all);
  });

  it('have the currency that they are held in, else that of the one site, else the person’s', () => {
    expect(boundsCurrency(held({ priceMin: 1, currency: 'BRL' }), ['MLA'], 'USD')).toBe('BRL');
    expect(boundsCurrency(noResultFilters, ['MLA'], 'USD')).toBe('ARS');
    expect(boundsCurrency(noResultFilters, ['MLA', 'MLB'], 'EUR')).toBe('EUR');
  });

  it('what is typed, applied and read back from the address is the same', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 99_999_999_999 }).map((hundredths) => hundredths / 100));
    const wish = fc.constantFrom('only' as const, 'without' as const, null);
    const filters = fc.record({
      seller: fc.option(fc.stringMatching(/^[1-9]\d{0,9}$/)),
      sites: fc.subarray(['MLA', 'MLB', 'MLC'] as const).map((sites) => [...sites]),
      priceMin: bound,
      priceMax: bound,
      official: wish,
      reported: wish,
    });
    fc.assert(
      fc.property(filters, (some) => {
        const applied = resultFiltersOf(resultFilterValues({ ...some, currency: null }), 'BRL');
        const currency = some.priceMin === null && some.priceMax === null ? null : 'BRL';
        expect(applied).toEqual({ ...some, currency });
        const { search } = locationOf('results', { id: 'x' }, queryOf('results', applied));
        expect(readResultFilters(search as never)).toEqual(applied);
        expect(isNarrowed(applied)).toBe(JSON.stringify(applied) !== JSON.stringify(noResultFilters));
      }),
    );
  });

  it('offer those who sell, with most first', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id, at) => ({
      ...sampleListing(),
      id,
      seller: at === 3 ? null : ({ id: at === 0 ? '1' : '2', nickname: at === 0 ? 'UNO' : 'DOS' } as never),
    }));
    const seen = Object.fromEntries(rows.map((row) => [row.id, row]));
    expect(sellersAmong(['a', 'b', 'c', 'd', 'gone'], seen)).toEqual([
      { id: '2', nickname: 'DOS', count: 2 },
      { id: '1', nickname: 'UNO', count: 1 },
    ]);
  });
});
