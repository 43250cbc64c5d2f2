import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rates } from '../../contracts/shapes';
import { convertMoney } from './money';

const rates: Rates = { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5, ZERO: 0 } };

it('money goes over the base of the rates, unrounded', () => {
  expect(convertMoney({ amount: 100, currency: 'BRL' }, 'ARS', rates)).toEqual({ amount: 20_000, currency: 'ARS' });
  expect(convertMoney({ amount: 1, currency: 'ARS' }, 'USD', rates)).toEqual({ amount: 0.001, currency: 'USD' });
});

it('the base needs no entry of its own', () => {
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', { base: 'USD', rates: { BRL: 5 } })).toEqual({
    amount: 50,
    currency: 'BRL',
  });
});

it('I18N-08 the base is USD when the answer names none', () => {
  const unnamed: Rates = { base: null, rates: { BRL: 5, EUR: 0.8 } };
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', unnamed)).toEqual({ amount: 50, currency: 'BRL' });
  expect(convertMoney({ amount: 8, currency: 'EUR' }, 'USD', unnamed)).toEqual({ amount: 10, currency: 'USD' });
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'BRL', { base: 'EUR', rates: { BRL: 5 } })).toBeNull();
});

it('ERR-49 I18N-09 a currency without a rate gives no data; the same currency needs none', () => {
  expect(convertMoney({ amount: 10, currency: 'CUP' }, 'USD', rates)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'CUP', rates)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'CUP' }, 'CUP', rates)).toEqual({ amount: 10, currency: 'CUP' });
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'ARS', null)).toBeNull();
  expect(convertMoney({ amount: 10, currency: 'USD' }, 'ZERO', rates)).toBeNull();
});

it('there and back is where it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('USD', 'ARS', 'BRL'),
      fc.constantFrom('USD', 'ARS', 'BRL'),
      (amount, from, to) => {
        const there = convertMoney({ amount, currency: from }, to, rates);
        const back = there && convertMoney(there, from, rates);
        expect(back?.amount).toBeCloseTo(amount, 6);
      },
    ),
  );
});
