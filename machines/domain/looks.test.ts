import { describe, expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import { foundSince, looked, lookIn, lookKey, looksToDrop, type Look, type Seen } from './looks';

const day = 86_400_000;
const seen = (ids: string, more: Partial<Seen> = {}): Seen => ({
  ids: [...ids],
  whole: false,
  plain: true,
  through: '',
  found: ids.length,
  now: 0,
  ...more,
});
const freshIn = ({ fresh }: Look) => fresh.join('');

describe('what is new since the last look', () => {
  it('is nothing the first time, and nothing while one look goes on, over a reload too', () => {
    const first = looked(null, seen('abc'));
    expect(freshIn(first)).toBe('');
    expect(freshIn(looked(first, seen('xabc', { now: limits.lookEndsAfter - 1 })))).toBe('');
  });

  it('is every unknown one, where all had been read', () => {
    const first = looked(null, seen('abc', { whole: true }));
    const next = looked(first, seen('xabcy', { now: day }));
    expect(freshIn(next)).toBe('xy');
    expect(freshIn(looked(next, seen('xabcyz', { now: day + 1 })))).toBe('xyz');
    expect(freshIn(looked(next, seen('xabcy', { now: 2 * day })))).toBe('');
  });

  it('is only what stands before the last known one, where a part had been read: the rest may have been there', () => {
    const first = looked(null, seen('abc'));
    const next = looked(first, seen('xabyc', { now: day }));
    expect(freshIn(next)).toBe('xy');
    const further = looked(next, seen('xabycde', { now: day + 1 }));
    expect([freshIn(further), further.tail.join('')]).toEqual(['xy', 'de']);
    expect(freshIn(looked(further, seen('xabycdwe', { now: 2 * day })))).toBe('w');
  });

  it('is not told in another order or through another filter, where it could not be known', () => {
    const first = looked(null, seen('abc'));
    expect(freshIn(looked(first, seen('xabc', { now: day, plain: false })))).toBe('');
    expect(freshIn(looked(first, seen('xabc', { now: day, through: 'f1' })))).toBe('');
  });

  it('keeps so many ids, of so many searches, the longest ago leave first', () => {
    const many = Array.from({ length: limits.lookIds + 10 }, (_, at) => String(at));
    const look = looked(null, { ...seen(''), ids: many, whole: true });
    expect([look.ids.length, look.whole]).toEqual([limits.lookIds, false]);
    const kept = Object.fromEntries(
      Array.from({ length: limits.looksKept + 1 }, (_, at) => [lookKey(String(at)), { ...look, at }]),
    );
    expect(looksToDrop(kept, 'another')).toEqual([lookKey('1'), lookKey('0')]);
    expect(looksToDrop(kept, '0')).toEqual([lookKey('1')]);
  });

  it('is counted in the list of searches by how many were found', () => {
    const kept = { [lookKey('1')]: looked(null, seen('abc', { found: 12 })), [lookKey('2')]: 'damaged' };
    expect(foundSince(kept, '1', 15)).toBe(3);
    expect(foundSince(kept, '1', 9)).toBe(0);
    expect(foundSince(kept, '2', 9)).toBe(0);
    expect(foundSince(undefined, '1', 9)).toBe(0);
    expect(lookIn(kept, '2')).toBeNull();
  });
});
