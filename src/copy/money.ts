import type { IntlShape } from 'react-intl';

/** Separators of thousands and decimals as readers of each language of the console write them. */
export const formatLocales: Readonly<Record<string, string>> = { es: 'es-AR', pt: 'pt-BR', en: 'en-US' };

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, currency: string | null): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const options: Intl.NumberFormatOptions =
    currency === null ? {} : { style: 'currency', currency, currencyDisplay: 'code' };
  const made = new Intl.NumberFormat(formatLocales[locale] ?? locale, options);
  formats.set(key, made);
  return made;
}

/**
 * An amount in its currency, with the currency's own decimals and its code, because one sign stands for many currencies here
 * (ARS 1.200,00). A code that is no currency is written before the plain number.
 */
export function formatMoney(intl: IntlShape, money: { amount: number; currency: string }): string {
  if (!/^[A-Za-z]{3}$/.test(money.currency))
    return `${money.currency} ${format(intl.locale, null).format(money.amount)}`.trim();
  return format(intl.locale, money.currency.toUpperCase()).format(money.amount);
}

/** A count with the separators of the reader's language. */
export function formatCount(intl: IntlShape, count: number): string {
  return format(intl.locale, null).format(count);
}

/** The name of a currency in the reader's language; an unknown code is shown as it came. */
export function currencyName(intl: IntlShape, code: string): string {
  return intl.formatDisplayName(code, { type: 'currency' }) ?? code;
}
