import { limits } from '../../contracts/vocabulary/limits';
import { defaultSiteId } from '../../contracts/vocabulary/sites';
import { because, type Because } from './because';
import { readId } from './listing-id';
import { normalSites } from './live-search';
import { siteOf } from './sites';

/** What somebody looks for with one field: a listing by its id, a seller, or whatever a text finds. */
export type Sought =
  | { kind: 'listing'; id: string }
  | { kind: 'seller'; nickname: string }
  | { kind: 'words'; keyword: string };

/** How a text without a sign of its own is meant. */
export const soughtAs = ['words', 'seller'] as const;
export type SoughtAs = (typeof soughtAs)[number];

export interface QuickSearchValues {
  /** What is looked for. */
  text: string;
  /** The same of several, one a line. */
  lines: string;
  as: SoughtAs;
  siteId: string;
  many: boolean;
}

export const quickSearchDraft = 'quick-search';
export const emptyQuickSearch: QuickSearchValues = {
  text: '',
  lines: '',
  as: 'words',
  siteId: defaultSiteId,
  many: false,
};

const isKept = (value: unknown): value is Partial<Record<keyof QuickSearchValues, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was kept of a former visit, over an empty form; a country that isn't offered any more is the first that is. */
export function keptQuickSearch(kept: unknown, sites: readonly string[]): QuickSearchValues {
  const given = isKept(kept) ? kept : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const offered = normalSites(sites);
  const site = text(given.siteId).toUpperCase() || defaultSiteId;
  return {
    text: text(given.text),
    lines: text(given.lines),
    as: soughtAs.find((one) => one === given.as) ?? 'words',
    siteId: offered.includes(site) ? site : (offered[0] ?? defaultSiteId),
    many: given.many === true,
  };
}

const looksLikeAddress = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text);
const inQuotes = (text: string) => /^["“«](.+)["”»]$/s.exec(text)?.[1]?.trim() ?? null;

function listing(id: string): Sought | Because {
  return siteOf(id) === null
    ? because('NO_MARKETPLACE', { values: { site: id.slice(0, 3) } })
    : { kind: 'listing', id };
}

function within<Made extends Sought>(text: string, made: Made): Made | Because {
  const { keywordMax: max } = limits;
  return text.length > max ? because('KEYWORD_TOO_LONG', { values: { count: text.length, max } }) : made;
}

/**
 * What a text means: the address of a listing and its id, with hyphens or without, are that listing; what begins with @ is a seller's
 * nickname; what stands in quotes is words, whatever it looks like; anything else is what `as` says. Where nothing can be looked for,
 * the reason why.
 */
export function readSought(written: string, as: SoughtAs = 'words'): Sought | Because {
  const text = written.trim().replace(/\s+/g, ' ');
  if (text === '') return because('KEYWORD_EMPTY');
  const quoted = inQuotes(text);
  if (quoted === '') return because('KEYWORD_EMPTY');
  if (quoted !== null) return within(quoted, { kind: 'words', keyword: quoted });
  if (looksLikeAddress(text)) {
    const found = /(?:^|[^a-z\d])([a-z]{3})-?(\d{10})(?!\d)/i.exec(text);
    return found ? listing(`${found[1] ?? ''}${found[2] ?? ''}`.toUpperCase()) : because('ADDRESS_OF_NO_LISTING');
  }
  const read = readId(text);
  if (read?.shape === 'listing') return listing(read.id);
  const nickname = text.startsWith('@') ? text.slice(1).trim() : as === 'seller' ? text : null;
  if (nickname === '') return because('NICKNAME_EMPTY');
  if (nickname !== null) return within(nickname, { kind: 'seller', nickname });
  return within(text, { kind: 'words', keyword: text });
}

export const isSought = (read: Sought | Because): read is Sought => 'kind' in read;

/** Equal for two texts that look for the same. */
export function soughtKey(sought: Sought): string {
  switch (sought.kind) {
    case 'listing':
      return sought.id;
    case 'seller':
      return `@${sought.nickname}`;
    case 'words':
      return sought.keyword.toLowerCase();
  }
}

export interface ReadLine {
  text: string;
  /** What it looks for, or why nothing. */
  read: Sought | Because;
  /** An earlier line looks for the same. */
  doubled: boolean;
}

export interface ReadLines {
  /** Lines in which something stands. */
  lines: ReadLine[];
  empty: number;
  doubled: number;
}

/** How many lines stand in a text, its empty ones counted. */
function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Every line of a text that isn't refused by `linesFault`: what each looks for, and which look for nothing new. */
export function readLines(text: string, as: SoughtAs): ReadLines {
  const all = text.split('\n').map((line) => line.trim());
  const seen = new Set<string>();
  const lines = all
    .filter((line) => line !== '')
    .map((line) => {
      const read = readSought(line, as);
      const key = isSought(read) ? soughtKey(read) : line;
      const doubled = seen.has(key);
      seen.add(key);
      return { text: line, read, doubled };
    });
  return { lines, empty: all.length - lines.length, doubled: lines.filter((line) => line.doubled).length };
}

/** Why this text can't be taken as lines; null where it can. */
export function linesFault(text: string): Because | null {
  if (text.trim() === '') return because('LINES_EMPTY');
  const count = countLines(text.trim());
  const { searchLines: max } = limits;
  return count > max ? because('TOO_MANY_LINES', { values: { count, max } }) : null;
}

export interface QuickSearchFaults {
  text: Because | null;
  lines: Because | null;
}

/** What stands in the way of looking for it, at its field. */
export function quickSearchFaults({ text, lines, as, many }: QuickSearchValues): QuickSearchFaults {
  if (many) return { text: null, lines: linesFault(lines) };
  const read = readSought(text, as);
  return { text: isSought(read) ? null : read, lines: null };
}

/** What makes two words the same: neither case nor accents do. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the saved searches that have every word of the text in their keyword, as far as `most`; none for an empty text. */
export function savedLike<Saved extends { keyword: string }>(
  saved: readonly Saved[],
  text: string,
  most: number,
): Saved[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return saved.filter(({ keyword }) => words.every((word) => folded(keyword).includes(word))).slice(0, most);
}
