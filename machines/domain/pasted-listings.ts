import type { BlockReason } from './block-reason';
import { readLines } from './search-lines';
import { isSearchQuery, parseSearchQuery, queryKinds, type QueryKind, type QuickSearchValues } from './search-query';
import { queueLines, type QueueLine } from './search-queue';

/** A text of many lines, as it is saved for the list of its listings. */
export interface Paste {
  lines: string;
  as: QueryKind;
  /** Epoch milliseconds. */
  at: number;
}

/** A line that names no listing, though it should. */
export interface PasteFault {
  line: number;
  text: string;
  reason: BlockReason;
}

type Saved = Readonly<Record<string, unknown>>;

const prefix = 'pasted:';
/** The oldest leave first. */
const mostSaved = 10;

const isPaste = (value: unknown): value is Paste =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  typeof value.lines === 'string' &&
  'as' in value &&
  queryKinds.some((one) => one === value.as) &&
  'at' in value &&
  typeof value.at === 'number';

/** The paste of that id; null where the browser has none. */
export function restorePaste(saved: Saved | undefined, id: string): Paste | null {
  const paste = saved?.[`${prefix}${id}`];
  return isPaste(paste) ? paste : null;
}

/** The ids of what is saved, last pasted first. */
export function pasteIdsIn(saved: Saved = {}): string[] {
  return Object.entries(saved)
    .flatMap(([key, value]) => (key.startsWith(prefix) && isPaste(value) ? [[key, value.at] as const] : []))
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key.slice(prefix.length));
}

/** Under which key a paste is saved, and the keys of those that leave for want of room. */
export const savePaste = (saved: Saved | undefined, id: string): { key: string; drop: string[] } => ({
  key: `${prefix}${id}`,
  drop: pasteIdsIn(saved)
    .slice(mostSaved - 1)
    .map((old) => `${prefix}${old}`),
});

/** The listings that a paste names, each once and in its order, and the lines that can't be read. */
export function readPaste({ lines, as }: Pick<Paste, 'lines' | 'as'>): { ids: string[]; faults: PasteFault[] } {
  const entries = readLines(lines, as).lines.flatMap((line) =>
    line.entries.filter(({ doubled }) => !doubled).map((entry) => ({ ...entry, line: line.number })),
  );
  return {
    ids: entries.flatMap(({ read }) => (isSearchQuery(read) && read.kind === 'listing' ? [read.id] : [])),
    faults: entries.flatMap(({ read, text, line }) => (isSearchQuery(read) ? [] : [{ line, text, reason: read }])),
  };
}

/** Of the same text the words and sellers, which are looked for one after the other. */
export const linesBesideListings = (values: Pick<QuickSearchValues, 'lines' | 'as' | 'siteId'>): QueueLine[] =>
  queueLines(values).filter(({ fate, text, as }) => {
    const read = parseSearchQuery(text, as);
    return fate === 'waiting' && isSearchQuery(read) && read.kind !== 'listing';
  });
