import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { rateCurrencies } from '../../contracts/vocabulary/sites';
import { readNumber } from '../../machines/domain/read-number';
import { formatCount, formatMoney } from '../copy/money';
import { formatFormNumber, formatFormDay } from './format-form-values';
import { readDay } from '../../machines/domain/days';
import { formatDay, formatDottedDay, formatDateTime } from '../copy/dates';

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

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

it.each(['es', 'en', 'pt'])('L04 in %s a day that a screen shows can be typed and means the same', (locale) => {
  const intl = createIntl({ locale, timeZone: 'UTC' });
  fc.assert(
    fc.property(day, (moment) => {
      const iso = moment.slice(0, 10);
      const shown = [
        formatFormDay(locale, iso) ?? '',
        formatDay(intl, iso),
        formatDottedDay(intl, iso),
        formatDateTime(intl, moment),
        iso,
      ];
      for (const text of shown) expect([text, readDay(locale, text)]).toEqual([text, { value: iso }]);
    }),
  );
});

it('the day of a form is shown in the order of the language, and a text that is none is not', () => {
  expect(['es', 'pt', 'en'].map((locale) => formatFormDay(locale, '2026-11-03'))).toEqual([
    '03/11/2026',
    '03/11/2026',
    '11/03/2026',
  ]);
  expect([formatFormDay('es', ''), formatFormDay('es', '31/11/2026'), formatFormDay('es', '2026-11-31')]).toEqual([
    '',
    null,
    null,
  ]);
});
