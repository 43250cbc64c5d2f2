import { rateCurrencies } from '../../contracts/vocabulary/currencies';

const codes: ReadonlySet<string> = new Set([...rateCurrencies, 'CUP']);

/** What stands beside prices where they are written, in capitals and without points and spaces, and the currencies that it can mean. */
const signs: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'ARS', 'CLP', 'COP', 'CUP', 'DOP', 'MXN', 'NIO', 'UYU'],
  US$: ['USD'],
  U$S: ['USD'],
  U$D: ['USD'],
  AR$: ['ARS'],
  R$: ['BRL'],
  CL$: ['CLP'],
  CO$: ['COP'],
  COL$: ['COP'],
  MX$: ['MXN'],
  RD$: ['DOP'],
  C$: ['NIO'],
  $U: ['UYU'],
  UY$: ['UYU'],
  'S/': ['PEN'],
  BS: ['BOB', 'VES'],
  BSS: ['VES'],
  'B/': ['PAB'],
  '₡': ['CRC'],
  Q: ['GTQ'],
  L: ['HNL'],
  '₲': ['PYG'],
  GS: ['PYG'],
  '€': ['EUR'],
};

/** The currencies that a sign or a code beside a number can mean; null for what is no currency. */
export function currenciesOf(written: string): readonly string[] | null {
  const sign = written.replaceAll(/[.\s]/g, '').toUpperCase();
  const code = /^([A-Z]{3})\$?$/.exec(sign)?.[1] ?? '';
  return codes.has(code) ? [code] : (signs[sign] ?? null);
}
