import { Unreadable } from './fault';

/** What hears of a document: names come without their prefix, `attributes` as they are written. */
export interface XmlReader {
  open?(name: string, attributes: string, closed: boolean): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** No tag of a workbook is longer; characters. */
const tagMost = 65_536;
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities as the characters that they stand for. */
export function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const quoted = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute, by its name with or without a prefix; null where it isn't given. */
export function attribute(attributes: string, name: string): string | null {
  for (const [, key = '', double, single] of ` ${attributes}`.matchAll(quoted))
    if (key === name || key.endsWith(`:${name}`)) return plain(double ?? single ?? '');
  return null;
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);

/** Where the tag that begins at `from` ends; -1 while its end hasn't come. A `>` within quotes is part of it. */
function tagEnd(text: string, from: number): number {
  let end = text.indexOf('>', from);
  for (;;) {
    if (end < 0) return -1;
    const double = text.indexOf('"', from);
    const single = text.indexOf("'", from);
    if ((double < 0 || double > end) && (single < 0 || single > end)) return end;
    let quote = '';
    for (let at = from; at < end; at += 1) {
      const char = text[at] ?? '';
      if (quote === '' ? char === '"' || char === "'" : char === quote) quote = quote === '' ? char : '';
    }
    if (quote === '') return end;
    end = text.indexOf('>', end + 1);
  }
}

const wholes = [
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>' },
  { begins: '<?', ends: '?>' },
] as const;

/** Reads a document that comes in pieces, in one pass and without keeping it. A declaration of its own entities is refused. */
export function xmlReader(hear: XmlReader): { feed(text: string): void } {
  let rest = '';
  const tag = (inside: string) => {
    if (inside.startsWith('/')) return hear.close?.(unprefixed(inside.slice(1).trim()));
    const closed = inside.endsWith('/');
    const gap = inside.search(/[\s/]/);
    const name = unprefixed(gap < 0 ? inside : inside.slice(0, gap));
    hear.open?.(name, gap < 0 ? '' : inside.slice(gap, closed ? -1 : undefined), closed);
    if (closed) hear.close?.(name);
    return undefined;
  };
  return {
    feed(text) {
      const all = rest === '' ? text : rest + text;
      let at = 0;
      for (;;) {
        const next = all.indexOf('<', at);
        if (next < 0) {
          // An entity that is cut in two is read with what follows.
          const cut = all.lastIndexOf('&');
          const until = cut >= at && all.length - cut < 12 && !all.includes(';', cut) ? cut : all.length;
          if (until > at) hear.text?.(all.slice(at, until));
          rest = all.slice(until);
          return;
        }
        if (next > at) hear.text?.(all.slice(at, next));
        at = next;
        const marked = all[next + 1] === '!' || all[next + 1] === '?';
        if (marked && all.length - next < 9) break;
        const whole = marked ? wholes.find(({ begins }) => all.startsWith(begins, next)) : undefined;
        if (marked && whole === undefined) throw new Unreadable('UNREADABLE');
        const end = whole ? all.indexOf(whole.ends, next + whole.begins.length) : tagEnd(all, next + 1);
        if (end < 0) break;
        if (whole === undefined) tag(all.slice(next + 1, end));
        else if (whole.begins === '<![CDATA[') hear.text?.(all.slice(next + 9, end).replaceAll('&', '&amp;'));
        at = end + (whole?.ends.length ?? 1);
      }
      rest = all.slice(at);
      if (rest.length > tagMost && !rest.startsWith('<![CDATA[')) throw new Unreadable('UNREADABLE');
    },
  };
}
