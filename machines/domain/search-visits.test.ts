import { describe, expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import {
  countFoundSince,
  updateSearchVisit,
  readSearchVisit,
  searchVisitKey,
  expiredVisitKeys,
  type SearchVisit,
  type VisitedRows,
} from './search-visits';

const day = 86_400_000;
const seen = (ids: string, more: Partial<VisitedRows> = {}): VisitedRows => ({
  ids: [...ids],
  whole: false,
  plain: true,
  through: '',
  found: ids.length,
  now: 0,
  ...more,
});
const freshIn = ({ fresh }: SearchVisit) => fresh.join('');

describe('what is new since the last look', () => {
  it('is nothing the first time, and nothing while one look goes on, over a reload too', () => {
    const first = updateSearchVisit(null, seen('abc'));
    expect(freshIn(first)).toBe('');
    expect(freshIn(updateSearchVisit(first, seen('xabc', { now: limits.lookEndsAfter - 1 })))).toBe('');
  });

  it('is every unknown one, where all had been read', () => {
    const first = updateSearchVisit(null, seen('abc', { whole: true }));
    const next = updateSearchVisit(first, seen('xabcy', { now: day }));
    expect(freshIn(next)).toBe('xy');
    expect(freshIn(updateSearchVisit(next, seen('xabcyz', { now: day + 1 })))).toBe('xyz');
    expect(freshIn(updateSearchVisit(next, seen('xabcy', { now: 2 * day })))).toBe('');
  });

  it('is only what stands before the last known one, where a part had been read: the rest may have been there', () => {
    const first = updateSearchVisit(null, seen('abc'));
    const next = updateSearchVisit(first, seen('xabyc', { now: day }));
    expect(freshIn(next)).toBe('xy');
    const further = updateSearchVisit(next, seen('xabycde', { now: day + 1 }));
    expect([freshIn(further), further.tail.join('')]).toEqual(['xy', 'de']);
    expect(freshIn(updateSearchVisit(further, seen('xabycdwe', { now: 2 * day })))).toBe('w');
  });

  it('is not told in another order or through another filter, where it could not be known', () => {
    const first = updateSearchVisit(null, seen('abc'));
    expect(freshIn(updateSearchVisit(first, seen('xabc', { now: day, plain: false })))).toBe('');
    expect(freshIn(updateSearchVisit(first, seen('xabc', { now: day, through: 'f1' })))).toBe('');
  });

  it('keeps so many ids, of so many searches, the longest ago leave first', () => {
    const many = Array.from({ length: limits.lookIds + 10 }, (_, at) => String(at));
    const look = updateSearchVisit(null, { ...seen(''), ids: many, whole: true });
    expect([look.ids.length, look.whole]).toEqual([limits.lookIds, false]);
    const kept = Object.fromEntries(
      Array.from({ length: limits.looksKept + 1 }, (_, at) => [searchVisitKey(String(at)), { ...look, at }]),
    );
    expect(expiredVisitKeys(kept, 'another')).toEqual([searchVisitKey('1'), searchVisitKey('0')]);
    expect(expiredVisitKeys(kept, '0')).toEqual([searchVisitKey('1')]);
  });

  it('is counted in the list of searches by how many were found', () => {
    const kept = {
      [searchVisitKey('1')]: updateSearchVisit(null, seen('abc', { found: 12 })),
      [searchVisitKey('2')]: 'damaged',
    };
    expect(countFoundSince(kept, '1', 15)).toBe(3);
    expect(countFoundSince(kept, '1', 9)).toBe(0);
    expect(countFoundSince(kept, '2', 9)).toBe(0);
    expect(countFoundSince(undefined, '1', 9)).toBe(0);
    expect(readSearchVisit(kept, '2')).toBeNull();
  });
});
