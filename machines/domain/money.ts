import { defaultCurrency } from '../../contracts/vocabulary/sites';
import type { Money, Rates } from '../../contracts/shapes';

/**
 * The same money in another currency, unrounded; null when either currency has no rate. The same currency needs none.
 */
export function convertMoney(money: Money, currency: string, rates: Rates | null): Money | null {
  if (money.currency === currency) return money;
  if (rates === null) return null;
  const from = rateOf(money.currency, rates);
  const to = rateOf(currency, rates);
  return from === null || to === null ? null : { amount: (money.amount / from) * to, currency };
}

function rateOf(currency: string, rates: Rates): number | null {
  const rate = currency === (rates.base ?? defaultCurrency) ? 1 : rates.rates[currency];
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null;
}
