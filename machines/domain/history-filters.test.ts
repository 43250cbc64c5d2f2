import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStatusGroups } from '../../contracts/vocabulary/case-statuses';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { siteIds } from '../../contracts/vocabulary/sites';
import {
  awaitsAnswer,
  historySearch,
  isNarrowed,
  noHistoryFilters,
  readHistoryFilters,
  type HistoryFilters,
} from './history-filters';

describe('the filters of the report history', () => {
  it('nothing in the address is no filter, and nothing is ignored', () => {
    expect(readHistoryFilters({})).toEqual({ filters: noHistoryFilters, ignored: [] });
  });

  it('HIS-04 reads any of the six status groups, whatever their case', () => {
    expect(readHistoryFilters({ status: 'rollback,APPROVED' }).filters.status).toEqual(['APPROVED', 'ROLLBACK']);
  });

  it('names each parameter that it could not use and keeps the others', () => {
    const { filters, ignored } = readHistoryFilters({
      status: 'PENDING,WHATEVER',
      page: '-3',
      size: 7,
      sort: 'random',
      reasons: 'PPPI99',
      sites: { a: 1 },
      item: 'MLA12',
      due: '2026-02-31',
      seller: 'ACME',
    });
    expect(ignored).toEqual(['sort', 'status', 'page', 'size', 'reasons', 'sites', 'item', 'due']);
    expect(filters).toEqual({ ...noHistoryFilters, status: ['PENDING'], seller: 'ACME' });
  });

  it('CAS-03 reads a listing id with or without its hyphen', () => {
    expect(readHistoryFilters({ item: 'mla-1234567890' }).filters.item).toBe('MLA1234567890');
  });

  it('only PENDING alone is the list of what awaits an answer', () => {
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING'] })).toBe(true);
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING', 'APPROVED'] })).toBe(false);
    expect(awaitsAnswer(noHistoryFilters)).toBe(false);
  });

  it('a status or a page alone does not narrow', () => {
    expect(isNarrowed({ ...noHistoryFilters, status: ['APPROVED'], page: 4 })).toBe(false);
    expect(isNarrowed({ ...noHistoryFilters, seller: 'ACME' })).toBe(true);
  });

  it('what is written to an address is read back the same', () => {
    const filters: fc.Arbitrary<HistoryFilters> = fc.record({
      status: fc.subarray([...caseStatusGroups]),
      page: fc.integer({ min: 1, max: 5000 }),
      size: fc.constantFrom(10, 20, 50),
      sort: fc.constantFrom('recent' as const, 'oldest' as const),
      reasons: fc.subarray([...reasonCodes]),
      sites: fc.subarray([...siteIds]),
      item: fc.option(fc.stringMatching(/^[A-Z]{3}\d{10}$/)),
      seller: fc.option(fc.stringMatching(/^[A-Z][A-Z0-9 ]{0,20}[A-Z]$/)),
      due: fc.option(
        fc
          .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      ),
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(readHistoryFilters(historySearch(given))).toEqual({ filters: given, ignored: [] });
      }),
    );
  });

  it('never throws, whatever an address holds', () => {
    const unnumbered = [
      { toString: '' },
      { valueOf: 1, toString: 1 },
      [{ toString: null }],
      Object.create(null),
      1n,
      Symbol('2'),
    ];
    for (const page of unnumbered) expect(readHistoryFilters({ page }).ignored).toEqual(['page']);
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('status', 'page', 'size', 'sort', 'item', 'due', 'seller', 'sites'),
          fc.anything(),
        ),
        (search) => {
          expect(readHistoryFilters(search).filters.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});
