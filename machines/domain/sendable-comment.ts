import type { Language } from '../../contracts/shapes';
import { sites } from '../../contracts/vocabulary/sites';
import { cleanComment, findOffendingCharacters } from './report-comment';

type Words = Readonly<Record<Language, string>>;

/** Tags by which numbers and currencies are named. */
export const languageNames: Words = { es: 'es', en: 'en', pt: 'pt-BR' };

/** What `$` is where reports go to sites of several currencies. */
export const localCurrency: Words = { es: 'en moneda local', en: 'in local currency', pt: 'em moeda local' };

const words = (es: string, en: string, pt: string): Words => ({ es, en, pt });

/** Signs that a comment may not hold and that say something, in words. */
export const signNames: Readonly<Record<string, Words>> = {
  '%': words('por ciento', 'percent', 'por cento'),
  '‰': words('por mil', 'per thousand', 'por mil'),
  '@': words('arroba', 'at', 'arroba'),
  '#': words('número', 'number', 'número'),
  '№': words('número', 'number', 'número'),
  '+': words('más', 'plus', 'mais'),
  '=': words('igual a', 'equal to', 'igual a'),
  '≠': words('distinto de', 'different from', 'diferente de'),
  '<': words('menor que', 'less than', 'menor que'),
  '>': words('mayor que', 'more than', 'maior que'),
  '≤': words('menor o igual que', 'at most', 'menor ou igual a'),
  '≥': words('mayor o igual que', 'at least', 'maior ou igual a'),
  '±': words('más o menos', 'plus or minus', 'mais ou menos'),
  '×': words('por', 'by', 'por'),
  '÷': words('dividido por', 'divided by', 'dividido por'),
  '°': words('grados', 'degrees', 'graus'),
  '½': words('un medio', 'one half', 'um meio'),
  '¼': words('un cuarto', 'one quarter', 'um quarto'),
  '¾': words('tres cuartos', 'three quarters', 'três quartos'),
};

export interface CommentContext {
  /** The language that the person writes in. */
  lang: Language;
  /** Where the report goes: `$` is the currency of the one site; of several it is told as theirs. */
  siteIds: readonly string[];
}

/** Signs of a currency that say which one it is. */
const currencySigns: Readonly<Record<string, string>> = {
  US$: 'USD',
  U$S: 'USD',
  R$: 'BRL',
  'S/': 'PEN',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₲': 'PYG',
  '₡': 'CRC',
};
const parts = /\d+(?:[.,]\d+)*|US\$|U\$S|R\$|S\/|[^]/gu;

const isNumber = (part: string | undefined) => part !== undefined && /^\d/.test(part);
const isSpace = (part: string | undefined) => part === ' ' || part === '\u00a0' || part === '\u202f';
const isOffending = (part: string) => findOffendingCharacters(part).length > 0;
const isWordy = (part: string | undefined) => part !== undefined && /^[\p{L}\p{Nd}]/u.test(part);

/** What a currency is called beside a number of it: "pesos argentinos". */
function currencyName(currency: string, amount: string, lang: Language): string {
  const format = new Intl.NumberFormat(languageNames[lang], { style: 'currency', currency, currencyDisplay: 'name' });
  const named = format.formatToParts(amount === '1' ? 1 : 2).find(({ type }) => type === 'currency');
  const name = named?.value ?? currency;
  return lang === 'en' ? name : name.toLowerCase();
}

function currencyOf(part: string, siteIds: readonly string[]): string | null {
  const known = currencySigns[part];
  if (known !== undefined) return known;
  const there = new Set(sites.filter(({ id }) => siteIds.includes(id)).map(({ currency }) => currency));
  return there.size === 1 ? ([...there][0] ?? null) : null;
}

/** A text that grows: where something was taken out or became a word, no space doubles and none stands before punctuation. */
class Text {
  #text: string[] = [];
  #last = '';
  /** Something was taken out here, or a word ends that another must not touch. */
  #joint: 'none' | 'gap' | 'word' = 'none';

  /** The number that stands at the end, behind which a sign has its meaning. */
  number = '';

  type(part: string): void {
    if (this.#joint !== 'none') {
      const atEdge = this.#last === '' || /\s$/u.test(this.#last);
      if (isSpace(part) && atEdge) return;
      if (/^[.,;:)]/u.test(part) && isSpace(this.#last)) this.#text.pop();
      if (this.#joint === 'word' && isWordy(part)) this.#text.push(' ');
    }
    this.#put(part);
    this.#joint = 'none';
    if (!isSpace(part)) this.number = isNumber(part) ? part : '';
  }

  say(words: string): void {
    if (this.#last !== '' && !/[\s(]$/u.test(this.#last)) this.#put(' ');
    this.#put(words);
    this.#joint = 'word';
    this.number = '';
  }

  /** A sentence ends where one was. */
  stop(): void {
    while (isSpace(this.#last)) this.#pop();
    if (isWordy(this.#last.at(-1)) || /[)"'»”]$/u.test(this.#last)) this.#put('.');
    this.#joint = 'gap';
  }

  skip(): void {
    if (this.#joint === 'none') this.#joint = 'gap';
  }

  toString(): string {
    if (this.#joint !== 'none') while (isSpace(this.#last)) this.#pop();
    return this.#text.join('');
  }

  #put(part: string): void {
    this.#text.push(part);
    this.#last = part;
  }

  #pop(): void {
    this.#text.pop();
    this.#last = this.#text.at(-1) ?? '';
  }
}

/**
 * The typed text as it can be sent: a sign that carries meaning becomes its words in the language of the comment, a letter or a digit of
 * another form its plain one, and what nothing stands for goes. What needs no change stays as it was typed.
 */
export function sendableComment(typed: string, { lang, siteIds }: CommentContext): string {
  const text = new Text();
  const all = typed.match(parts) ?? [];
  for (let at = 0; at < all.length; at += 1) {
    const part = all[at] ?? '';
    const next = all[at + 1];
    if (part === '$' || (part in currencySigns && isOffending(part)) || (part === 'S/' && isNumber(next))) {
      const currency = currencyOf(part, siteIds);
      const beside = isSpace(next) ? at + 2 : at + 1;
      const amount = isNumber(all[beside]) && text.number === '' ? (all[beside] ?? '') : '';
      if (amount !== '') {
        text.type(amount);
        at = beside;
      }
      text.say(currency === null ? localCurrency[lang] : currencyName(currency, amount || text.number, lang));
      continue;
    }
    if (!isOffending(part)) {
      text.type(part);
      continue;
    }
    const words = signNames[part]?.[lang];
    const digits = cleanComment(part.normalize('NFKD'));
    if (part === '!' || part === '?') text.stop();
    else if (words === undefined && /^\d+$/.test(digits)) text.type(digits);
    else if (words === undefined || !hasMeaning(part, all[at - 1], next)) text.skip();
    else text.say(words);
  }
  return text.toString();
}

/** Some signs say something only between two words, or before a number. */
function hasMeaning(part: string, before: string | undefined, after: string | undefined): boolean {
  switch (part) {
    case '@':
      return isWordy(before) && isWordy(after);
    case '#':
      return isNumber(after);
    case '+':
    case '=':
    case '<':
    case '>':
      return before !== part && after !== part;
    default:
      return true;
  }
}
