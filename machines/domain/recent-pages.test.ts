import { describe, expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import { readRecentPages, recentPagesKey, withRecentPage, type RecentPage } from './recent-pages';

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
