import { describe, expect, it } from 'vitest';
import {
  withSeekValues,
  awaitsAnswer,
  isNarrowed,
  noHistoryFilters,
  ofSeller,
  seekFaults,
  seekValuesOf,
  type HistoryFilters,
} from './history-filters';

describe('the filters of the report history', () => {
  it('only PENDING alone is the list of what awaits an answer', () => {
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING'] })).toBe(true);
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING', 'APPROVED'] })).toBe(false);
    expect(awaitsAnswer(noHistoryFilters)).toBe(false);
  });

  it('a status or a page alone does not narrow', () => {
    expect(isNarrowed({ ...noHistoryFilters, status: ['APPROVED'], page: 4 })).toBe(false);
    expect(isNarrowed({ ...noHistoryFilters, item: 'MLA1234567890' })).toBe(true);
    expect(isNarrowed({ ...noHistoryFilters, seller: 'ACME' })).toBe(false);
  });

  const chosen = {
    ...noHistoryFilters,
    sort: 'oldest',
    by: 'date_created',
    reasons: ['PPPI1'],
    sites: ['MLB'],
    item: 'MLA1234567890',
    seller: 'ACME',
    due: '2026-11-20',
  } as const satisfies Partial<HistoryFilters>;
  const sent: HistoryFilters = { ...chosen, status: [], reasons: ['PPPI1'], sites: ['MLB'] };
  const pending: HistoryFilters = { ...sent, status: ['PENDING'] };

  it('only what the list of its status knows is applied', () => {
    expect(withSeekValues(sent)).toEqual({ ...sent, by: 'due_date', seller: null, due: null });
    expect(withSeekValues(pending)).toEqual({ ...pending, sort: 'recent', reasons: [], sites: [], seller: null });
    expect(withSeekValues({ ...pending, due: null })).toMatchObject({ seller: 'ACME', due: null });
  });

  it('of due date and seller the one that was just chosen stands', () => {
    const item = null;
    const byDue: HistoryFilters = { ...pending, seller: null };
    const bySeller: HistoryFilters = { ...pending, due: null };
    const both = { item, seller: 'ACME', due: '2026-11-20' };
    const days = { from: '2026-11-01', to: null };
    expect(seekValuesOf(byDue, { ...both, ...days })).toEqual({ sought: { ...both, due: null }, cleared: 'due' });
    expect(seekValuesOf(bySeller, { ...both, ...days })).toEqual({
      sought: { ...both, seller: null },
      cleared: 'seller',
    });
    expect(seekValuesOf(bySeller, { item, seller: 'OTRA', due: null, ...days }).cleared).toBeNull();
    expect(seekValuesOf(sent, { item, seller: null, due: null, ...days })).toEqual({
      sought: { item, ...days },
      cleared: null,
    });
  });

  it('days of reporting narrow all but what awaits an answer, and stand the right way round', () => {
    const days = { from: '2026-11-01', to: '2026-11-20' };
    const none = { item: '', seller: '', due: '', from: '', to: '' };
    expect(isNarrowed({ ...noHistoryFilters, from: days.from })).toBe(true);
    expect(isNarrowed({ ...noHistoryFilters, to: days.to })).toBe(true);
    expect(withSeekValues({ ...pending, ...days })).toMatchObject({ from: null, to: null });
    expect(withSeekValues({ ...sent, ...days })).toMatchObject(days);
    expect(seekFaults({ ...none, from: days.to, to: days.from }).from).toEqual({ because: 'DATE_FROM_AFTER_TO' });
    expect(seekFaults({ ...none, from: days.from, to: days.from }).from).toBeNull();
    expect(seekFaults({ ...none, from: days.to, to: '' }).from).toBeNull();
    for (const field of ['due', 'from', 'to'] as const)
      expect(seekFaults({ ...none, [field]: '31/11/2026' })).toEqual({
        ...{ item: null, seller: null, due: null, from: null, to: null },
        [field]: { because: 'NOT_A_DAY' },
      });
  });

  it('one seller alone takes the place of a due date where answers are awaited, and a due date the place of it', () => {
    expect(ofSeller(sent, '77')).toEqual({ sought: { sellerId: '77' }, cleared: null });
    expect(ofSeller(pending, '77')).toEqual({ sought: { sellerId: '77', due: null }, cleared: 'due' });
    const ofOne: HistoryFilters = { ...pending, due: null, sellerId: '77' };
    const due = '2026-11-20';
    expect(seekValuesOf(ofOne, { item: null, seller: null, due, from: null, to: null })).toEqual({
      sought: { item: null, seller: null, due, sellerId: null },
      cleared: 'seller',
    });
    expect(withSeekValues({ ...ofOne, due }).sellerId).toBeNull();
    expect(isNarrowed({ ...noHistoryFilters, sellerId: '77' })).toBe(true);
  });
});
