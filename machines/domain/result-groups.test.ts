import { describe, expect, it } from 'vitest';
import { groupResults, runsOf, type Groupable } from './result-groups';

const one = (more: Partial<Groupable> = {}): Groupable => ({
  title: 'Zapatilla',
  seller: null,
  thumbnail: null,
  pictures: [],
  ...more,
});
const by = (id: string) => one({ seller: { id, nickname: id, watched: false, trusted: false } });
const showing = (url: string) => one({ pictures: [{ id: url, url }] });

describe('groups of results', () => {
  const seen = { a: by('1'), b: by('2'), c: by('3'), d: by('2'), e: by('3'), f: by('3'), g: one() };
  const ids = Object.keys(seen);

  it('by seller: the largest first, and last those that nothing else is like', () => {
    expect(groupResults(ids, seen, 'seller')).toEqual(['c', 'e', 'f', 'b', 'd', 'a', 'g']);
    expect(runsOf(groupResults(ids, seen, 'seller'), seen, 'seller')).toEqual([
      { key: '3', ids: ['c', 'e', 'f'] },
      { key: '2', ids: ['b', 'd'] },
      { key: null, ids: ['a', 'g'] },
    ]);
  });

  it('as they come where nothing is put together', () => {
    expect(groupResults(ids, seen, 'none')).toEqual(ids);
    expect(runsOf(ids, seen, 'none')).toEqual([{ key: null, ids }]);
    expect(runsOf([], seen, 'none')).toEqual([]);
  });

  it('of what came later a group is cut anew, as nothing that stands is moved', () => {
    expect(runsOf(['c', 'e', 'b', 'd', 'f'], seen, 'seller').map(({ key }) => key)).toEqual(['3', '2', '3']);
  });

  it.each([
    ['https://p.example/D_1-MLA9-O.jpg', 'https://p.example/D_1-MLA9-R.jpg', true],
    ['https://p.example/D_1-MLA9-O.jpg', 'https://p.example/D_1-MLA9-OO.jpg?v=2', true],
    ['https://p.example/1/2-O.svg', 'https://p.example/1/3-O.svg', false],
    ['https://p.example/plain.jpg', 'https://p.example/plain.jpg', true],
  ])('by picture: %s and %s are the same: %s', (first, second, same) => {
    const pair = { x: showing(first), y: showing(second) };
    expect(runsOf(['x', 'y'], pair, 'picture')[0]?.key === null).toBe(!same);
  });

  it('by picture: a listing without pictures has its thumbnail, and one without any is like no other', () => {
    const shown = { x: showing('/1/1-O.svg'), y: one({ thumbnail: '/1/1-R.svg' }), z: one(), w: one() };
    expect(runsOf(Object.keys(shown), shown, 'picture')).toEqual([
      { key: '/1/1', ids: ['x', 'y'] },
      { key: null, ids: ['z', 'w'] },
    ]);
  });

  it('by title: case, accents, punctuation and blanks make no other one', () => {
    const titled = {
      x: one({ title: 'Zapatilla  Álamo, talle 42!' }),
      y: one({ title: 'zapatilla alamo talle 42' }),
      z: one({ title: 'Zapatilla Álamo talle 43' }),
      w: one({ title: '¡!' }),
      v: one({ title: '…' }),
    };
    expect(runsOf(Object.keys(titled), titled, 'title').map(({ ids: of }) => of)).toEqual([
      ['x', 'y'],
      ['z', 'w', 'v'],
    ]);
  });
});
