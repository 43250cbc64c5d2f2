import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-text';

describe('the query of an address', () => {
  test('is text, whatever it looks like', () => {
    expect(readSearch('?page=2&id=00123&x=true&force_locale=ES')).toEqual({
      page: '2',
      id: '00123',
      x: 'true',
      force_locale: 'ES',
    });
  });

  test('writes lists with commas and leaves out what is empty', () => {
    expect(writeSearch({ status: ['PENDING', 'REJECTED'], page: 2, none: null, empty: '', nothing: [] })).toBe(
      '?status=PENDING,REJECTED&page=2',
    );
    expect(writeSearch({})).toBe('');
  });

  test('comes back as it was written', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== '__proto__');
    const value = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(name, value), (search) => {
        expect(readSearch(writeSearch(search))).toEqual({ ...search });
      }),
    );
  });
});
