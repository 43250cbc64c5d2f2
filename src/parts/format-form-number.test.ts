import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { rateCurrencies } from '../../contracts/vocabulary/currencies';
import { readNumber } from '../../machines/domain/read-number';
import { formatCount, formatMoney } from '../copy/money';
import { formatFormNumber } from './format-form-number';

const cents = fc.nat(99_999_999_999).map((hundredths) => hundredths / 100);
/** 1.500 and its like: one sign before three digits, which other languages write for one and a half. */
const thousands = fc.integer({ min: 100, max: 99_999 }).map((tens) => tens * 10);
const amount = fc.oneof(cents, thousands);

describe.each(['es', 'pt', 'en'])('L04 in %s what is shown can be typed and means the same', (locale) => {
  const intl = createIntl({ locale, timeZone: 'UTC' });

  it('a price as its field shows it, and as every screen does', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...rateCurrencies), (number, currency) => {
        const field = formatFormNumber(locale, String(number)) ?? '';
        expect([field, readNumber(locale, field, { currency })]).toEqual([field, { value: String(number) }]);
        const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
        }).resolvedOptions();
        const kept = Number(number.toFixed(Math.min(decimals, 2)));
        const shown = formatMoney(intl, { amount: kept, currency });
        expect([shown, readNumber(locale, shown, { currency })]).toEqual([shown, { value: String(kept) }]);
      }),
    );
  });

  it('a count as its field shows it, and as every screen does', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (number) => {
        for (const shown of [
          formatFormNumber(locale, String(number)),
          formatCount(intl, number),
          intl.formatNumber(number),
        ])
          expect([shown, readNumber(locale, shown ?? '', { whole: true })]).toEqual([shown, { value: String(number) }]);
      }),
    );
  });
});

it('what a form holds is shown with the signs of the language, and what is no number is not', () => {
  expect(['es', 'pt', 'en'].map((locale) => formatFormNumber(locale, '1500.5'))).toEqual([
    '1.500,50',
    '1.500,50',
    '1,500.50',
  ]);
  expect(['', '100000', '1.234', '?1.500', '1.500'].map((value) => formatFormNumber('es', value))).toEqual([
    '',
    '100.000',
    '1,2340',
    null,
    null,
  ]);
});
