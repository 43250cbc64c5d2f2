import { describe, expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import { recentIn, recentKey, withRecent, type RecentPlace } from './recent-places';

const search = (id: string, title: string | null = null): RecentPlace => ({
  target: { to: 'results', params: { id } },
  title,
});

describe('what was looked at', () => {
  it('stands the newest first, each once, as many as are kept', () => {
    const many = Array.from({ length: limits.recentPlaces + 3 }, (_, at) => String(at));
    const kept = many.reduce<RecentPlace[]>((known, id) => withRecent(known, search(id)), []);
    expect(kept).toHaveLength(limits.recentPlaces);
    expect(kept[0]).toEqual(search(many.at(-1)!));
    expect(withRecent(kept, kept[2]!).slice(0, 2)).toEqual([kept[2], kept[0]]);
    expect(withRecent(kept, kept[2]!)).toHaveLength(limits.recentPlaces);
  });

  it('keeps a title that is known', () => {
    const known = withRecent([], search('1', 'zapatillas'));
    expect(withRecent(known, search('1'))).toEqual([search('1', 'zapatillas')]);
    expect(withRecent(known, search('1', 'gorras'))).toEqual([search('1', 'gorras')]);
  });

  it('is nothing where what is kept makes no sense', () => {
    expect(recentIn({})).toEqual([]);
    expect(recentIn({ [recentKey]: 'x' })).toEqual([]);
    expect(recentIn({ [recentKey]: [null, 1, search('1')] })).toEqual([search('1')]);
  });
});
