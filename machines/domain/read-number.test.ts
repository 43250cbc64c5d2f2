import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateCurrencies } from '../../contracts/vocabulary/sites';
import {
  parseFormNumber,
  readNumber,
  type NumberKind,
  readMarkedText,
  markAsText,
  writeFormNumber,
} from './read-number';

const price = { currency: 'ARS' };
const count = { whole: true };
const meaning = (language: string, text: string, kind: NumberKind) => {
  const read = readNumber(language, text, kind);
  return 'value' in read ? read.value : read.fault.because;
};

describe('a price', () => {
  it.each([
    ['100.000', '100000'],
    ['1.500', '1500'],
    ['25.000', '25000'],
    ['1.000.000', '1000000'],
    ['150.000,00', '150000'],
    ['2500,5', '2500.5'],
    ['12,50', '12.5'],
    ['12.50', '12.5'],
    ['0.500', '0.5'],
    ['150,000.00', '150000'],
    ["1'500.000", '1500000'],
    ['1500,-', '1500'],
  ])('in Spanish and Portuguese %s is %s', (text, value) => {
    expect([meaning('es', text, price), meaning('pt', text, price)]).toEqual([value, value]);
  });

  it.each([
    ['100,000', '100000'],
    ['150,000.00', '150000'],
    ['1,500', '1500'],
    ['1.5', '1.5'],
    ['1.000.000', '1000000'],
    ['150.000,00', '150000'],
    ['12,50', '12.5'],
  ])('in English %s is %s', (text, value) => {
    expect(meaning('en', text, price)).toBe(value);
  });

  it('that the language leaves open is asked about, with both that it may mean', () => {
    const open = (one: number, other: number) => ({ fault: { because: 'NUMBER_UNCLEAR', values: { one, other } } });
    expect(readNumber('en', '1.500', price)).toEqual(open(1500, 1.5));
    expect(readNumber('en', '$ 12.000', price)).toEqual(open(12_000, 12));
    expect(readNumber('es', '1,500', price)).toEqual(open(1500, 1.5));
    expect(readNumber('pt', '100,000', price)).toEqual(open(100_000, 100));
  });

  it.each([
    '1 500',
    '1\u00A0500',
    '1\u202F500',
    '$ 1.500',
    '$1.500',
    'ARS\u00A01.500,00',
    '1.500 ARS',
    'AR$ 1.500',
    '\u200E1.500',
    '１.５００',
  ])('is read as it is copied from a page: %j', (text) => {
    expect(meaning('es', text, price)).toBe('1500');
  });

  it('of another currency is told, never taken for its own', () => {
    const other = (written: string, currency: string) => ({
      fault: { because: 'OTHER_CURRENCY', values: { written, currency } },
    });
    expect(readNumber('es', 'USD 100', price)).toEqual(other('USD', 'ARS'));
    expect(readNumber('es', 'u$s 100', price)).toEqual(other('U$S', 'ARS'));
    expect(readNumber('es', '$ 100', { currency: 'BRL' })).toEqual(other('$', 'BRL'));
    expect(meaning('pt', 'R$ 1.200,50', { currency: 'BRL' })).toBe('1200.5');
    expect(meaning('es', 'S/.1.500', { currency: 'PEN' })).toBe('1500');
    expect(meaning('es', 'Bs.500', { currency: 'VES' })).toBe('500');
  });

  it.each([
    ['-5', 'NOT_A_NUMBER'],
    ['1e9', 'NOT_A_NUMBER'],
    ['12k', 'NOT_A_NUMBER'],
    ['5%', 'NOT_A_NUMBER'],
    ['10²', 'NOT_A_NUMBER'],
    ['1 2', 'NOT_A_NUMBER'],
    ['1.00.00', 'NOT_A_NUMBER'],
    ['JPY 5', 'NOT_A_NUMBER'],
    ['mil', 'NOT_A_NUMBER'],
    ['12.00099', 'TOO_MANY_DECIMALS'],
    ['1500.000', 'TOO_MANY_DECIMALS'],
    ['0,555', 'TOO_MANY_DECIMALS'],
    ['9'.repeat(16), 'NUMBER_TOO_LARGE'],
    ['99999999999999,99', 'NUMBER_TOO_LARGE'],
  ])('%s is told: %s', (text, code) => {
    expect(['es', 'pt', 'en'].map((language) => meaning(language, text, price))).toEqual([code, code, code]);
  });
});

describe('a count', () => {
  it.each([
    ['1.000', '1000'],
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['12.000', '12000'],
    ['7,00', '7'],
    ['007', '7'],
    ['1,5', 'NOT_WHOLE'],
    ['1.50', 'NOT_WHOLE'],
    ['$ 5', 'NOT_A_NUMBER'],
    ['3.000.000.000', 'NUMBER_TOO_LARGE'],
  ])('%s is %s in each language, as nothing is counted by thousandths', (text, value) => {
    expect(['es', 'pt', 'en'].map((language) => meaning(language, text, count))).toEqual([value, value, value]);
  });
});

describe('any text', () => {
  const language = fc.constantFrom('es', 'pt', 'en');
  const kind = fc.oneof(
    fc.constant(count),
    fc.constantFrom(...rateCurrencies).map((currency) => ({ currency })),
  );
  const numeric = fc.string({ unit: fc.constantFrom(...'0015.,  $-'), maxLength: 14 });

  it('is a number that keeps its digits, nothing, or a fault', () => {
    fc.assert(
      fc.property(language, fc.oneof(fc.string(), numeric), kind, (spoken, text, of) => {
        const read = readNumber(spoken, text, of);
        if ('fault' in read) return;
        const number = parseFormNumber(read.value);
        expect(number).not.toBeNaN();
        const digits = text.replaceAll(/\D/g, '');
        expect(digits.replaceAll('0', '')).toBe(read.value.replaceAll(/[.0]/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });

  it('means the same with any space and any currency sign of its own beside it', () => {
    const dressed = fc.constantFrom('$ {}', '{} ARS', 'ARS\u00A0{}', ' {} ', '{}\u00A0$', 'AR${}');
    fc.assert(
      fc.property(language, fc.nat(9_999_999), dressed, (spoken, number, around) => {
        const grouped = new Intl.NumberFormat(spoken === 'en' ? 'en-US' : 'pt-BR').format(number);
        expect(readNumber(spoken, around.replace('{}', grouped), price)).toEqual({ value: String(number) });
      }),
    );
  });
});

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
