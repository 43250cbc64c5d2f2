import { expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import { filterFaults, filterValues } from './filter-profile';
import { offeredCategories, tagsFault, parseTags, withTags } from './filter-tags';

const categories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `C${at + 1}`, name: `Category ${at + 1}`, count: count - at }));
const ids = (offered: ReturnType<typeof offeredCategories>) => [offered.shown.map(({ id }) => id), offered.hidden];

it('nine categories all stand there, of ten the first eight', () => {
  const nine = categories(9).map(({ id }) => id);
  expect(ids(offeredCategories(categories(9), '', false))).toEqual([nine, 0]);
  expect(ids(offeredCategories(categories(10), '', false))).toEqual([nine.slice(0, 8), 2]);
  expect(ids(offeredCategories(categories(10), '', true))).toEqual([[...nine, 'C10'], 0]);
});

it('the one that is chosen always stands there, also when nothing was found in it any more', () => {
  expect(ids(offeredCategories(categories(12), 'C11', false))).toEqual([
    [...categories(8).map(({ id }) => id), 'C11'],
    3,
  ]);
  expect(offeredCategories(categories(2), 'GONE', false).shown[0]).toEqual({ id: 'GONE', name: 'GONE', count: 0 });
});

it('a pasted list is cut at commas, semicolons, tabs and lines; what stands there already is told', () => {
  expect(parseTags(' uno,dos;; tres\r\ncuatro   cinco\t')).toEqual(['uno', 'dos', 'tres', 'cuatro cinco']);
  expect(withTags(['Réplica'], 'nuevo, replica, NUEVO, replica')).toEqual({
    tags: ['Réplica', 'nuevo'],
    doubled: ['replica', 'NUEVO'],
  });
});

it('too many of them and one that is too long are told', () => {
  expect(tagsFault(Array.from({ length: limits.filterWords }, (_, at) => `w${at}`))).toBeNull();
  expect(tagsFault(Array.from({ length: limits.filterWords + 1 }, (_, at) => `w${at}`))).toMatchObject({
    because: 'TOO_MANY_WORDS',
    values: { count: 31, max: 30 },
  });
  expect(tagsFault(['a'.repeat(60)])).toBeNull();
  expect(tagsFault(['a'.repeat(5000)])).toMatchObject({ because: 'WORD_TOO_LONG', values: { max: 60 } });
});

it('what contradicts itself is told at the field of what is left out', () => {
  const values = {
    ...filterValues(null, { sites: ['MLA'], place: { sort: null, order: 'asc', size: 50 } }),
    name: 'x',
  };
  const faults = filterFaults({
    ...values,
    requiredWords: ['original', 'ÚNICO'],
    avoidedWords: ['unico'],
    seller: 'TIENDA_SUR',
    sellers: [],
    blacklistedSellers: ['tienda_sur'],
  });
  expect(faults.avoidedWords).toEqual({ because: 'WORD_REQUIRED_AND_AVOIDED', values: { word: 'unico' } });
  expect(faults.blacklistedSellers).toEqual({ because: 'SELLER_WANTED_AND_NOT', values: { word: 'tienda_sur' } });
});
