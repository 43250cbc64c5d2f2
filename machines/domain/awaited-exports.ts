import { exportLateAfter } from '../../contracts/vocabulary/exports';
import type { ExportRow, Page } from '../../contracts/shapes';
import { dayLength } from './timestamps';

/** The lists of reports, by the addresses of their screens. */
export const exportLists = ['customReports', 'liveSearchReports'] as const;
export type ExportList = (typeof exportLists)[number];

/** A report that somebody asked for and has not been told the end of; `since` is when, world time in epoch milliseconds, null where nobody said. */
export interface AwaitedExport {
  list: ExportList;
  id: string;
  since: number | null;
}

export type ReadyExport = Pick<AwaitedExport, 'list' | 'id'>;

type Kept = Readonly<Record<string, unknown>>;

const prefix = 'export-awaited:';
/** Each is kept in this browser under a key of its own, beside the drafts of the profile. */
export const awaitedKey = (list: ExportList, id: string): string => `${prefix}${list}:${id}`;

/** Whether that report is waited for. */
export const isAwaited = (kept: Kept, list: ExportList, id: string): boolean => awaitedKey(list, id) in kept;

const readyPrefix = 'export-ready:';
/** One that was made, and not seen in its list since, is kept in the same way. */
export const readyKey = (list: ExportList, id: string): string => `${readyPrefix}${list}:${id}`;

/** What is kept under keys that begin so, in the order of the ids. */
function keptAs(begin: string, kept: Kept): { list: ExportList; id: string; value: unknown }[] {
  return Object.entries(kept)
    .flatMap(([key, value]) => {
      const [, list, id] = key.startsWith(begin) ? key.split(':') : [];
      const known = exportLists.find((one) => one === list);
      return known === undefined || id === undefined ? [] : [{ list: known, id, value }];
    })
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/** What is kept of those that are waited for, in the order of their ids. */
export function readAwaitedExports(kept: Kept): AwaitedExport[] {
  return keptAs(prefix, kept).map(({ list, id, value }) => {
    const since = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return { list, id, since: Number.isNaN(since) ? null : since };
  });
}

/** Those that are ready and that nobody has seen in their list, in the order of their ids. */
export const readReadyExports = (kept: Kept): ReadyExport[] =>
  keptAs(readyPrefix, kept).map(({ list, id }) => ({ list, id }));

/** The lists that are to be asked: of what is waited for, but the one that is on the screen, which asks by itself. */
export const listsToPoll = (awaited: readonly AwaitedExport[], screen: string | null): ExportList[] =>
  exportLists.filter((list) => list !== screen && awaited.some((one) => one.list === list));

/** Milliseconds until they are asked after again: the longer nothing has come, the less often. */
export function pollDelayOf(awaited: readonly AwaitedExport[], now: number): number {
  const youngest = now - Math.max(...awaited.map(({ since }) => since ?? 0));
  return youngest < 120_000 ? 5_000 : youngest < exportLateAfter ? 15_000 : 60_000;
}

/** What the first page of a list says of those that are waited for: those that have come to an end, and those that never will. */
export function settledExportsIn(
  awaited: readonly AwaitedExport[],
  list: ExportList,
  { items, total }: Pick<Page<ExportRow>, 'items' | 'total'>,
  now: number,
): { ended: ExportRow[]; lost: AwaitedExport[] } {
  const ours = awaited.filter((one) => one.list === list);
  const ended = items.filter(({ id, state }) => state !== 'generating' && ours.some((one) => one.id === id));
  const isThere = ({ id }: AwaitedExport) => items.some((row) => row.id === id);
  const lost = ours.filter(
    (one) => (one.since !== null && now - one.since > dayLength) || (!isThere(one) && items.length >= total),
  );
  return { ended, lost: lost.filter(({ id }) => !ended.some((row) => row.id === id)) };
}
