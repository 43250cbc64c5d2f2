import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMarkedText, markAsText, parseFormNumber, writeFormNumber } from './form-number';

it('a form holds a number that is the same once it is read back, and none as nothing', () => {
  expect([writeFormNumber(null), parseFormNumber(''), parseFormNumber(' ')]).toEqual(['', null, null]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 999_999_999_999_999, noNaN: true }), (number) => {
      expect(parseFormNumber(writeFormNumber(number))).toBe(number);
    }),
  );
});

it('a text that was not understood is no number in a form, whatever it looks like, and comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.integer().map(String)), (text) => {
      expect([parseFormNumber(markAsText(text)), readMarkedText(markAsText(text))]).toEqual([Number.NaN, text]);
    }),
  );
  // Texts of drafts of earlier releases.
  for (const text of ['1.500', '10,5', '100.000', '007', 'mil'])
    expect([parseFormNumber(text), readMarkedText(text)]).toEqual([Number.NaN, text]);
});
