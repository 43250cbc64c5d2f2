import { describe, expect, it } from 'vitest';
import { awaitsAnswer, isNarrowed, noHistoryFilters } from './history-filters';

describe('the filters of the report history', () => {
  it('only PENDING alone is the list of what awaits an answer', () => {
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING'] })).toBe(true);
    expect(awaitsAnswer({ ...noHistoryFilters, status: ['PENDING', 'APPROVED'] })).toBe(false);
    expect(awaitsAnswer(noHistoryFilters)).toBe(false);
  });

  it('a status or a page alone does not narrow', () => {
    expect(isNarrowed({ ...noHistoryFilters, status: ['APPROVED'], page: 4 })).toBe(false);
    expect(isNarrowed({ ...noHistoryFilters, seller: 'ACME' })).toBe(true);
  });
});
