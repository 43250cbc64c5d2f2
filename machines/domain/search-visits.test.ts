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
import { readRecentPages, recentPagesKey, withRecentPage, type RecentPage } from './recent-pages';
import { saveTrust, trustedIdsIn } from './recent-trust';

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
      Array.from({ length: limits.searchVisits + 1 }, (_, at) => [searchVisitKey(String(at)), { ...look, at }]),
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

const search = (id: string, title: string | null = null): RecentPage => ({
  target: { to: 'results', params: { id } },
  title,
});

describe('what was looked at', () => {
  it('stands the newest first, each once, as many as are kept', () => {
    const many = Array.from({ length: limits.recentPlaces + 3 }, (_, at) => String(at));
    const kept = many.reduce<RecentPage[]>((known, id) => withRecentPage(known, search(id)), []);
    expect(kept).toHaveLength(limits.recentPlaces);
    expect(kept[0]).toEqual(search(many.at(-1)!));
    expect(withRecentPage(kept, kept[2]!).slice(0, 2)).toEqual([kept[2], kept[0]]);
    expect(withRecentPage(kept, kept[2]!)).toHaveLength(limits.recentPlaces);
  });

  it('keeps a title that is known', () => {
    const known = withRecentPage([], search('1', 'zapatillas'));
    expect(withRecentPage(known, search('1'))).toEqual([search('1', 'zapatillas')]);
    expect(withRecentPage(known, search('1', 'gorras'))).toEqual([search('1', 'gorras')]);
  });

  it('is nothing where what is kept makes no sense', () => {
    expect(readRecentPages({})).toEqual([]);
    expect(readRecentPages({ [recentPagesKey]: 'x' })).toEqual([]);
    expect(readRecentPages({ [recentPagesKey]: [null, 1, search('1')] })).toEqual([search('1')]);
  });
});

it('what was trusted here is told last trusted first, whatever else is kept beside it', () => {
  const kept = { 'trusted:A': { at: 1 }, 'report:X': { comment: 'x' }, 'trusted:B': { at: 3 }, 'trusted:C': 'damaged' };
  expect(trustedIdsIn(kept)).toEqual(['B', 'A', 'C']);
});

it('the oldest leave where there are too many', () => {
  const kept = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`trusted:${at}`, { at }]));
  expect(saveTrust(kept, ['new', '7'], 1_000)).toEqual({
    keep: [
      ['trusted:new', { at: 1_000 }],
      ['trusted:7', { at: 1_000 }],
    ],
    drop: ['trusted:0'],
  });
});

it('what was trusted among the results of a live search is told apart', () => {
  const { keep } = saveTrust({}, ['A'], 5, 'ls-1');
  const kept = { ...Object.fromEntries(keep), 'trusted:B': { at: 6 }, 'trusted:C': { at: 7, of: 'ls-2' } };
  expect([trustedIdsIn(kept), trustedIdsIn(kept, 'ls-1')]).toEqual([['C', 'B', 'A'], ['A']]);
});
