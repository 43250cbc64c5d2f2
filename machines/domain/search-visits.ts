import type { LiveSearchSummary } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';

/** What a person has seen of the results of one live search, kept beside the drafts: ids and numbers, no more. */
export interface SearchVisit {
  /** World time of the last time that it was looked at, epoch milliseconds. */
  at: number;
  /** How much of it was read when the look before this one ended. */
  before: 'nothing' | 'some' | 'all';
  /** The filter of the search that it was looked at through. */
  through: string;
  /** Seen before this look, or there already, in the gateway's order. */
  ids: string[];
  /** They weren't there at the look before. */
  fresh: string[];
  /** Behind all that is known: nobody can say whether they are new. */
  tail: string[];
  /** All of it was read in this look. */
  whole: boolean;
  /** How many listings the search had found. */
  found: number;
}

/** What is there of a search now: the gateway's rows as far as they were read. */
export interface VisitedRows {
  ids: readonly string[];
  whole: boolean;
  /** They stand in the order of the search itself, from its first row. */
  plain: boolean;
  through: string;
  found: number;
  now: number;
}

const prefix = 'looked:';
export const searchVisitKey = (search: string): string => `${prefix}${search}`;

const isLook = (value: unknown): value is SearchVisit =>
  typeof value === 'object' && value !== null && 'fresh' in value && 'tail' in value && 'ids' in value;

type Kept = Readonly<Record<string, unknown>>;

/** What is kept of the last look at that search; null where nobody has looked. */
export function readSearchVisit(kept: Kept = {}, search: string): SearchVisit | null {
  const value = kept[searchVisitKey(search)];
  return isLook(value) ? value : null;
}

/** The keys of looks that leave for want of room, once one more is kept: the longest ago first. */
export function expiredVisitKeys(kept: Kept = {}, search: string): string[] {
  const others = Object.entries(kept).filter(([key, value]) => key !== searchVisitKey(search) && isLook(value));
  const atOf = (value: unknown) => (isLook(value) ? value.at : 0);
  return others
    .sort(([, a], [, b]) => atOf(b) - atOf(a))
    .slice(limits.searchVisits - 1)
    .map(([key]) => key);
}

/** A look that goes on, or another one where the last was over: what was new then is known now. */
function begun(kept: SearchVisit | null, { now, through }: VisitedRows): SearchVisit {
  const goesOn = kept !== null && now - kept.at < limits.lookEndsAfter;
  if (kept === null) {
    return { at: now, before: 'nothing', through, ids: [], fresh: [], tail: [], whole: false, found: 0 };
  }
  if (kept.through !== through) return { ...kept, through, before: 'nothing', tail: [] };
  if (goesOn) return kept;
  return {
    ...kept,
    before: kept.whole ? 'all' : 'some',
    ids: [...kept.ids, ...kept.fresh, ...kept.tail],
    fresh: [],
    tail: [],
    whole: false,
  };
}

/**
 * The look once that is seen. New is what nobody saw before, where all had been read; where only a part had, what stands before the last
 * listing that is known, since the rest may have been there unread.
 */
export function updateSearchVisit(kept: SearchVisit | null, seen: VisitedRows): SearchVisit {
  const look = begun(kept, seen);
  const [known, fresh] = [new Set(look.ids), new Set(look.fresh)];
  const last = seen.ids.findLastIndex((id) => known.has(id));
  const unknown = seen.ids.map((id, at) => ({ id, at })).filter(({ id }) => !known.has(id) && !fresh.has(id));
  const isNew = ({ at }: { at: number }) =>
    look.before === 'all' || (look.before === 'some' && seen.plain && at < last);
  const isBehind = ({ at }: { at: number }) => look.before === 'some' && seen.plain && at > last;
  const idsOf = (rows: typeof unknown) => rows.map(({ id }) => id);
  const room = limits.lookIds;
  const added = idsOf(unknown.filter((row) => !isNew(row) && !isBehind(row)));
  const ids = [...look.ids, ...added];
  const next = {
    ...look,
    ids: ids.slice(-room),
    fresh: [...look.fresh, ...idsOf(unknown.filter(isNew))].slice(0, room),
    tail: idsOf(unknown.filter(isBehind)).slice(0, room),
    whole: look.whole || (seen.whole && ids.length <= room),
    found: seen.found,
  };
  const same = kept !== null && seen.now - kept.at < limits.lookTold && JSON.stringify(next) === JSON.stringify(kept);
  return same ? kept : { ...next, at: seen.now };
}

/** How many listings a search found, over its countries. */
export const countFound = ({ sites }: Pick<LiveSearchSummary, 'sites'>): number =>
  sites.reduce((sum, { count }) => sum + count, 0);

/** Whether it is known how many: one in process that found none yet may find some. */
export const isFoundKnown = ({ status }: Pick<LiveSearchSummary, 'status'>, found: number): boolean =>
  found > 0 || status !== 'in_progress';

/** How many listings more the search has found than when it was last looked at; 0 where nobody has. */
export function countFoundSince(kept: Kept | undefined, search: string, found: number): number {
  const look = readSearchVisit(kept, search);
  return look === null ? 0 : Math.max(0, found - look.found);
}
