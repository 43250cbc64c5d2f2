/** Currencies of the rates list. */
// prettier-ignore
export const rateCurrencies = [
  'USD', 'ARS', 'BRL', 'CLP', 'VES', 'MXN', 'COP', 'PEN', 'BOB', 'CRC', 'DOP', 'GTQ', 'HNL', 'NIO', 'PAB', 'UYU', 'EUR',
  'PYG',
] as const;
export type RateCurrency = (typeof rateCurrencies)[number];

/** The display currency of a profile without one, and the base of rates that name none. */
export const defaultCurrency: RateCurrency = 'USD';
