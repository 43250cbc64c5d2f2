import { blockReason, type BlockReason, type BlockReasonCode } from './block-reason';
import { toPlainText } from './search-text';
import { rateCurrencies } from '../../contracts/vocabulary/sites';

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

/*
 * What a form holds of a number: as every language means the same by it (`1500.5`), nothing for none, or the text as it was typed with a question
 * mark before it where its field did not understand it. Nothing is sent while such a text stands. Drafts of earlier releases hold texts without a mark.
 */

const mark = '?';

/** The number as a form holds it; nothing for none. */
export const writeFormNumber = (number: number | null): string => (number === null ? '' : String(number));

/** The number that a form holds; null where nothing stands, NaN where a text was not understood. */
export function parseFormNumber(value: string): number | null {
  if (value.trim() === '') return null;
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return writeFormNumber(number) === value ? number : Number.NaN;
}

/** A text that was not understood, as a form holds it; and the text again. */
export const markAsText = (text: string): string => `${mark}${text}`;
export const readMarkedText = (value: string): string => (value.startsWith(mark) ? value.slice(mark.length) : value);

/** What a text means: the value that a form holds, or why it can't be told what it means. */
export type Reading = { value: string } | { fault: BlockReason };

export interface NumberKind {
  /** It counts things: without decimals, and no currency beside it. */
  whole?: boolean | undefined;
  /** The currency that it is asked for in; another one beside the number is told. */
  currency?: string | undefined;
}

/** More digits than a number keeps exactly; and the highest count that the gateway knows. */
const digitsMax = 15;
const countMax = 2_147_483_647;

/** A number with what stands beside it: a sign or a code before or after, and the point or the `.-` that prices end with. */
const shape = /^(?:([^\d\s.,+-][^\d\s]*?) ?)?(\d(?:[\d., '’]*\d)?)(?:[.,]-*)?(?: ?([^\d\s.,'’+-][^\d\s]*))?$/;
const groups = /^\d{1,3}(?:[., '’]\d{3})+$/;
const digits = /^\d+$/;

const fault = (code: BlockReasonCode, values?: BlockReason['values']): Reading => ({
  fault: blockReason(code, values && { values }),
});

function besideFault(beside: string, { whole, currency }: NumberKind): Reading | null {
  const meant = whole === true ? null : currenciesOf(beside);
  if (meant === null) return fault('NOT_A_NUMBER');
  if (currency === undefined || meant.includes(currency)) return null;
  return fault('OTHER_CURRENCY', { written: beside.toUpperCase(), currency });
}

/** The number in that text as decimal digits, or the fault of it: first what its points and commas can mean, then what the language means by them. */
function decimalIn(text: string, point: string, whole: boolean): string | Reading {
  const isOneKind = !(text.includes('.') && text.includes(','));
  const grouped = groups.test(text) && isOneKind && !text.startsWith('0') ? text.replaceAll(/\D/g, '') : null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return digits.test(text) ? text : (grouped ?? fault('NOT_A_NUMBER'));

  const [head, sign, tail] = [text.slice(0, last), text.charAt(last), text.slice(last + 1)];
  const isDecimal = (digits.test(head) || groups.test(head)) && !head.includes(sign) && digits.test(tail);
  if (!isDecimal) return grouped ?? fault('NOT_A_NUMBER');
  // Prices have hundredths; a third decimal can only be a zero too many, and nobody counts things by thousandths.
  const isSensible = whole
    ? /^0{1,2}$/.test(tail)
    : /^\d{1,2}0?$/.test(tail) && (tail.length < 3 || !/^\d{4}/.test(head));
  const decimal = `${head.replaceAll(/\D/g, '')}.${tail}`;
  if (isSensible && grouped !== null && sign === point)
    return fault('NUMBER_UNCLEAR', { one: Number(grouped), other: Number(decimal) });
  return grouped ?? (isSensible ? decimal : fault(whole ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS'));
}

/** The figures that say something: no zeros before the number, nor after its last decimal. */
function withoutIdleZeros(decimal: string): string {
  const figures = decimal.replace(/^0+/, '');
  if (!decimal.includes('.')) return figures;
  let end = figures.length;
  while (figures[end - 1] === '0') end -= 1;
  return figures.slice(0, figures[end - 1] === '.' ? end - 1 : end);
}

/**
 * The number that a text means to someone of that language. What its own signs leave open (in English `1.500`: 1,500 or 1.5?) is a fault
 * that says so; what is no number, has more decimals than money, is of another currency or too large to be kept exactly is one, too.
 */
export function readNumber(language: string, text: string, kind: NumberKind): Reading {
  const plain = toPlainText(text);
  if (plain === '') return { value: '' };
  const [, before = '', number = '', after = ''] = shape.exec(plain) ?? [];
  const beside = [before, after].filter(Boolean).map((one) => besideFault(one, kind));
  const wrong = beside.find((one) => one !== null);
  if (wrong) return wrong;

  const { whole = false } = kind;
  const decimal = decimalIn(number, language === 'en' ? '.' : ',', whole);
  if (typeof decimal !== 'string') return decimal;
  const exact = withoutIdleZeros(decimal);
  const value = Number(decimal);
  if (exact.replace('.', '').length > digitsMax || (whole && value > countMax)) return fault('NUMBER_TOO_LARGE');
  return { value: writeFormNumber(value) };
}
