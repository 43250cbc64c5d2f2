import { UnreadableError } from './fault';

/** What hears of a document: names come without their prefix, `attributes` as they are written. */
export interface XmlHandler {
  /** Answers true where nothing of what the element holds matters: it is passed over, its end too. */
  open?(name: string, attributes: string, closed: boolean): boolean | void;
  /** The same before the tag that begins at `at` is taken apart: answers the element's name as it is written. Asked again where the tag is cut. */
  passes?(text: string, at: number): string | null;
  close?(name: string): void;
  text?(text: string): void;
}

/** No tag of a workbook is longer; characters. */
const tagMost = 65_536;
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities as the characters that they stand for. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const quoted = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute, by its name with or without a prefix; null where it isn't given. */
export function readAttribute(attributes: string, name: string): string | null {
  for (const [, key = '', double, single] of ` ${attributes}`.matchAll(quoted))
    if (key === name || key.endsWith(`:${name}`)) return decodeEntities(double ?? single ?? '');
  return null;
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);

/** Where the tag that begins at `from` ends; -1 while its end hasn't come. A `>` within quotes is part of it. */
function tagEnd(text: string, from: number): number {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quote !== 0) quote = char === quote ? 0 : quote;
    else if (char === 62) return at;
    else if (char === 34 || char === 39) quote = char;
  }
  return -1;
}

/** Where the name of a tag ends; -1 where nothing follows it. */
function nameEnd(inside: string): number {
  for (let at = 0; at < inside.length; at += 1) {
    const char = inside.charCodeAt(at);
    if (char <= 32 || char === 47) return at;
  }
  return -1;
}

const wholes = [
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>' },
  { begins: '<?', ends: '?>' },
] as const;

/** Reads a document that comes in pieces, in one pass and without keeping it. A declaration of its own entities is refused. */
export function createXmlReader(hear: XmlHandler): { feed(text: string): void } {
  let rest = '';
  /** The end of an element that is passed over. */
  let until: string | null = null;
  const tag = (inside: string) => {
    if (inside.startsWith('/')) {
      hear.close?.(unprefixed(inside.slice(1).trim()));
      return;
    }
    const closed = inside.endsWith('/');
    const gap = nameEnd(inside);
    const whole = gap < 0 ? inside : inside.slice(0, gap);
    const name = unprefixed(whole);
    const passed = hear.open?.(name, gap < 0 ? '' : inside.slice(gap, closed ? -1 : undefined), closed);
    if (closed) hear.close?.(name);
    else if (passed === true) until = `</${whole}`;
  };
  return {
    feed(text) {
      const all = rest === '' ? text : rest + text;
      let at = 0;
      for (;;) {
        if (until !== null) {
          const end = all.indexOf(until, at);
          if (end < 0) {
            rest = all.slice(Math.max(at, all.length - until.length));
            return;
          }
          // Its own end, or that of another whose name begins alike, which is read as any other.
          at = all.charCodeAt(end + until.length) === 62 ? end + until.length + 1 : end;
          until = null;
        }
        const next = all.indexOf('<', at);
        if (next < 0) {
          // An entity that is cut in two is read with what follows.
          const cut = all.lastIndexOf('&');
          const whole = cut >= at && all.length - cut < 12 && !all.includes(';', cut) ? cut : all.length;
          if (whole > at) hear.text?.(all.slice(at, whole));
          rest = all.slice(whole);
          return;
        }
        if (next > at) hear.text?.(all.slice(at, next));
        at = next;
        const marked = all[next + 1] === '!' || all[next + 1] === '?';
        if (marked && all.length - next < 9) break;
        const whole = marked ? wholes.find(({ begins }) => all.startsWith(begins, next)) : undefined;
        if (marked && whole === undefined) throw new UnreadableError('UNREADABLE');
        const end = whole ? all.indexOf(whole.ends, next + whole.begins.length) : tagEnd(all, next + 1);
        if (end < 0) break;
        const passed = marked ? null : (hear.passes?.(all, next) ?? null);
        if (passed !== null) until = all.charCodeAt(end - 1) === 47 ? null : `</${passed}`;
        else if (whole === undefined) tag(all.slice(next + 1, end));
        else if (whole.begins === '<![CDATA[') hear.text?.(all.slice(next + 9, end).replaceAll('&', '&amp;'));
        at = end + (whole?.ends.length ?? 1);
      }
      rest = all.slice(at);
      if (rest.length > tagMost && !rest.startsWith('<![CDATA[')) throw new UnreadableError('UNREADABLE');
    },
  };
}
