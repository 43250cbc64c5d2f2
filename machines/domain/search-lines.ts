import { limits } from '../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from './block-reason';
import { normalizeIdText, readListingReference } from './listing-reference';
import { findHeaders } from './search-headers';
import { splitRows, type Row } from './search-rows';
import {
  isSearchQuery,
  parseSearchQuery,
  searchQueryKey,
  type QuickSearchValues,
  type SearchQuery,
  type QueryKind,
} from './search-query';
import { siteOf } from './sites';
import { totalKindOf } from './total-rows';

/** One thing that a line looks for, or why it can't be looked for. */
export interface LineEntry {
  /** Reads as the same again. */
  text: string;
  read: SearchQuery | BlockReason;
  /** An earlier one looks for the same. */
  doubled: boolean;
}

export interface ReadLine {
  text: string;
  /** What it is where it looks for nothing: what stands over a table, names of its columns or its title, or what adds it up. */
  role: 'sought' | 'header' | 'total';
  /** None where its role isn't to be sought. */
  entries: LineEntry[];
  /** Other columns of the row, which aren't looked for. */
  unused: string[];
  /** Which line of the text it is, from 1. */
  number: number;
}

export interface ReadLines {
  /** Lines in which something stands. */
  lines: ReadLine[];
  empty: number;
}

const isNamed = (cell: string): boolean => cell.startsWith('@') || readListingReference(cell).kind !== 'none';
/** A price or a count is none; the number of a product is. */
const isWords = (cell: string): boolean => /\p{L}/u.test(cell) || /^\d{8,14}$/.test(cell);
function readCell(cell: string, as: QueryKind): Omit<LineEntry, 'doubled'>[] {
  const reference = readListingReference(cell);
  const texts = reference.kind === 'several' ? reference.ids : [cell];
  return texts.map((text) => ({ text, read: parseSearchQuery(text, as) }));
}

/** What a row looks for: the listings and sellers that it names, else its text; the rest are its other columns. */
function readRow(
  { cells, form, inTable }: Row,
  as: QueryKind,
  hasHeader: boolean,
): Pick<ReadLine, 'unused'> & { entries: Omit<LineEntry, 'doubled'>[] } {
  const filled = cells.filter((cell) => cell !== '');
  const read = filled.map((cell) => ({ cell, entries: readCell(cell, as), isNamed: isNamed(cell) }));
  const named = read.filter((one) => one.isNamed);
  const sound = named.filter(({ entries }) => entries.every((entry) => isSearchQuery(entry.read)));
  const words = read.filter(({ cell }) => isWords(cell));
  const isList = form === 'list' && !(inTable && (hasHeader || words.length < read.length));
  const texts = isList ? words : words.slice(0, 1);
  const used = [sound, named, texts].find((some) => some.length > 0) ?? read.slice(0, 1);
  const keys = new Set<string>();
  const entries = used
    .flatMap((one) => one.entries)
    .filter((entry) => {
      const key = isSearchQuery(entry.read) ? searchQueryKey(entry.read) : entry.text;
      return !keys.has(key) && keys.add(key);
    });
  return { entries, unused: read.filter((one) => !used.includes(one)).map(({ cell }) => cell) };
}

/** The rows that add up a table: those at its foot, and what is added up in between. */
function totalsIn(rows: readonly Row[], headers: ReadonlySet<Row>): ReadonlySet<Row> {
  const found = new Set<Row>();
  for (const [at, row] of [...rows.entries()].reverse()) {
    const kind = totalKindOf(row.cells, isNamed);
    if (kind === null) continue;
    const next = rows[at + 1];
    const isFoot = next === undefined || headers.has(next) || found.has(next);
    const isUnder = rows.slice(0, at).some((above) => !headers.has(above));
    if (isUnder && (kind === 'subtotal' || isFoot)) found.add(row);
  }
  return found;
}

/** The id of a listing with digits too many or too few, or with a letter that looks like one. */
function isMistypedId(text: string): boolean {
  const id = normalizeIdText(text).replace(/[\s-]/g, '');
  return /^[A-Z]{3}[\dOIL]{6,14}$/.test(id) && siteOf(id) !== null && (id.match(/\d/g)?.length ?? 0) >= 5;
}

/** Every line of a text that isn't refused by `linesFault`: what each looks for, and which look for nothing new. */
export function readLines(text: string, as: QueryKind): ReadLines {
  const all = splitRows(text, isNamed);
  const rows = all.filter(({ text: line }) => line !== '');
  const headers = findHeaders(rows, isNamed);
  const totals = totalsIn(rows, headers);
  const seen = new Set<string>();
  const read = rows.map((row) =>
    headers.has(row) || totals.has(row) ? { entries: [], unused: [] } : readRow(row, as, headers.size > 0),
  );
  // Alone, three letters and some digits may be the number of a part.
  const isOfListings = read.some(({ entries }) =>
    entries.some((entry) => isSearchQuery(entry.read) && entry.read.kind === 'listing'),
  );
  const mistyped = (entry: Omit<LineEntry, 'doubled'>) =>
    isOfListings && isMistypedId(entry.text) && isSearchQuery(entry.read) && entry.read.kind !== 'listing'
      ? { ...entry, read: blockReason('ID_MISTYPED') }
      : entry;
  const lines = rows.map((row, at): ReadLine => {
    const { entries = [], unused = [] } = read[at] ?? {};
    return {
      text: row.text,
      role: headers.has(row) ? 'header' : totals.has(row) ? 'total' : 'sought',
      unused,
      number: row.number,
      entries: entries.map(mistyped).map((entry) => {
        const key = isSearchQuery(entry.read) ? searchQueryKey(entry.read) : entry.text;
        const doubled = seen.has(key);
        seen.add(key);
        return { ...entry, doubled };
      }),
    };
  });
  return { lines, empty: all.length - rows.length };
}

export interface LineCounts {
  listings: number;
  sellers: number;
  words: number;
  faulty: number;
  doubled: number;
  headers: number;
  totals: number;
  /** Lines of which other columns aren't looked for. */
  partly: number;
  empty: number;
  /** Live searches that are to be created: a listing is looked up. */
  searches: number;
}

/** How many of what the lines look for. */
export function countLines({ lines, empty }: ReadLines): LineCounts {
  const entries = lines.flatMap((line) => line.entries);
  const fresh = entries.filter(({ doubled }) => !doubled);
  const count = (kind: SearchQuery['kind']) =>
    fresh.filter(({ read }) => isSearchQuery(read) && read.kind === kind).length;
  const [listings, sellers, words] = [count('listing'), count('seller'), count('words')];
  return {
    listings,
    sellers,
    words,
    faulty: fresh.filter(({ read }) => !isSearchQuery(read)).length,
    doubled: entries.length - fresh.length,
    headers: lines.filter(({ role }) => role === 'header').length,
    totals: lines.filter(({ role }) => role === 'total').length,
    partly: lines.filter(({ unused }) => unused.length > 0).length,
    empty,
    searches: sellers + words,
  };
}

/** The new live searches of these lines, where they are so many that a person is asked first; else null. */
export function searchesToConfirm({ lines, as }: Pick<QuickSearchValues, 'lines' | 'as'>): number | null {
  const { searches } = countLines(readLines(lines, as));
  return searches > limits.searchesUnasked ? searches : null;
}

/** Whether a text that was pasted where one thing goes has several. */
export const hasSeveral = (text: string, as: QueryKind): boolean =>
  countBreaks(text.trim()) > 0 || readLines(text, as).lines.some(({ entries }) => entries.length > 1);

/** What one field looks for: what `readSought` says of it, or of the one cell of a row that is looked for. */
export function readField(text: string, as: QueryKind): SearchQuery | BlockReason {
  const entries =
    text.trim() === '' ? [] : readLines(text.replace(/[\r\n]+/g, ' '), as).lines.flatMap((line) => line.entries);
  const [entry] = entries;
  if (entry === undefined) return parseSearchQuery(text, as);
  return entries.length > 1 ? blockReason('SEVERAL_SOUGHT', { values: { count: entries.length } }) : entry.read;
}

/** How many lines begin after another in a text. */
function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Why this text can't be taken as lines; null where it can. */
export function linesFault(text: string, as: QueryKind): BlockReason | null {
  if (text.trim() === '') return blockReason('LINES_EMPTY');
  const { searchLines: max } = limits;
  const lines = countBreaks(text.trim()) + 1;
  if (lines > max) return blockReason('TOO_MANY_LINES', { values: { count: lines, max } });
  const count = readLines(text, as).lines.flatMap(({ entries }) => entries).length;
  return count > max ? blockReason('TOO_MANY_SOUGHT', { values: { count, max } }) : null;
}

export interface QuickSearchFaults {
  text: BlockReason | null;
  lines: BlockReason | null;
}

/** What stands in the way of looking for it, at its field. */
export function quickSearchFaults({ text, lines, as, many }: QuickSearchValues): QuickSearchFaults {
  if (many) return { text: null, lines: linesFault(lines, as) };
  const read = readField(text, as);
  return { text: isSearchQuery(read) ? null : read, lines: null };
}
