import type { BlockReason } from './block-reason';
import { readLines } from './search-lines';
import { isSearchQuery, parseSearchQuery, queryKinds, type SearchQuery, type QueryKind } from './search-query';

/** What became of a line, or is to become of it. */
export const lineOutcomes = [
  'waiting',
  'found',
  'searching',
  'exists',
  'doubled',
  'header',
  'total',
  'notFound',
  'noMarketplace',
  'tooLong',
  'page',
  'unreadable',
  'refused',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** One line of several that are looked for one after the other. `id` is of the listing that was found, or of the search that was created. */
export interface QueueLine {
  text: string;
  as: QueryKind;
  siteId: string;
  fate: LineOutcome;
  id: string | null;
}

export const searchQueueDraft = 'quick-search:queue';

function fateOf({ because }: BlockReason): LineOutcome {
  if (because === 'NO_MARKETPLACE') return 'noMarketplace';
  if (because === 'PAGE_OF_PRODUCT') return 'page';
  return because === 'KEYWORD_TOO_LONG' ? 'tooLong' : 'unreadable';
}

/** What the lines of a text that isn't refused look for, each with the fate that it has before anybody is asked. */
export function queueLines({ lines, as, siteId }: { lines: string; as: QueryKind; siteId: string }): QueueLine[] {
  return readLines(lines, as).lines.flatMap((line): QueueLine[] =>
    line.role !== 'sought'
      ? [{ text: line.text, as, siteId, fate: line.role, id: null }]
      : line.entries.map(({ text, read, doubled }) => ({
          text,
          as,
          siteId,
          fate: doubled ? 'doubled' : isSearchQuery(read) ? 'waiting' : fateOf(read),
          id: null,
        })),
  );
}

const isLine = (line: unknown): line is QueueLine =>
  typeof line === 'object' &&
  line !== null &&
  'text' in line &&
  typeof line.text === 'string' &&
  'siteId' in line &&
  typeof line.siteId === 'string' &&
  'as' in line &&
  queryKinds.some((one) => one === line.as) &&
  'fate' in line &&
  lineOutcomes.some((one) => one === line.fate) &&
  'id' in line &&
  (line.id === null || typeof line.id === 'string');

/** The lines that were kept of a former visit; null where none were, or nothing that can be read. */
export function restoreQueueLines(kept: unknown): QueueLine[] | null {
  if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isLine)) return null;
  return kept.map((line) =>
    line.fate === 'waiting' && !isSearchQuery(parseSearchQuery(line.text, line.as))
      ? { ...line, fate: 'unreadable' }
      : line,
  );
}

/** The first line that waits, with what it looks for; null where none does. */
export function nextLine(lines: readonly QueueLine[]): { at: number; siteId: string; sought: SearchQuery } | null {
  const at = lines.findIndex(({ fate }) => fate === 'waiting');
  const line = lines[at];
  if (line === undefined) return null;
  const sought = parseSearchQuery(line.text, line.as);
  return isSearchQuery(sought) ? { at, siteId: line.siteId, sought } : null;
}

/** The lines with what became of the one at that place; each of the others is the same object. */
export function withLineOutcome(
  lines: readonly QueueLine[],
  at: number,
  now: Pick<QueueLine, 'fate' | 'id'>,
): QueueLine[] {
  return lines.map((line, index) => (index === at ? { ...line, ...now } : line));
}

/** How many lines met each fate, in the order of `fates`, those that none met left out. */
export function countLineOutcomes(lines: readonly QueueLine[]): { fate: LineOutcome; count: number }[] {
  return lineOutcomes
    .map((fate) => ({ fate, count: lines.filter((line) => line.fate === fate).length }))
    .filter(({ count }) => count > 0);
}
