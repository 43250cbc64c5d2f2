import type { SavedCursor } from '../../contracts/ports';

/** A cursor: the listing under it, of those shown. */
interface CursorState {
  ids: string[];
  cursor: string | null;
}

/** Where it was left is gone to once it is there; to what stands in its place, where it has gone; and awaited while more are read. */
export interface CursorRestoration {
  recalled: SavedCursor | null;
}

/** `ends`: nothing more comes by itself. */
export function restoreCursor(
  { recalled, goesOn, ...walked }: CursorState & CursorRestoration & { goesOn: boolean },
  ids: readonly string[],
  ends: boolean,
): { cursor: string | null; goesOn: boolean } & CursorRestoration {
  if (recalled === null || ids.length === 0) return { ...updateCursor({ ...walked, goesOn }, ids), recalled };
  if (ids.includes(recalled.id)) return { cursor: recalled.id, goesOn, recalled: null };
  if (!ends && ids.length <= recalled.at) return { ...updateCursor({ ...walked, goesOn }, ids), recalled };
  return { cursor: ids[Math.min(recalled.at, ids.length - 1)] ?? null, goesOn, recalled: null };
}

/** Where the cursor stands once other listings are shown: where it was; on the first new one, where more was asked for; else on the first. */
export function updateCursor(
  { ids: previousIds, cursor, goesOn }: CursorState & { goesOn: boolean },
  ids: readonly string[],
): { cursor: string | null; goesOn: boolean } {
  const known = new Set(previousIds);
  const fresh = goesOn && previousIds.length > 0 ? ids.find((id) => !known.has(id)) : undefined;
  if (fresh !== undefined) return { cursor: fresh, goesOn: false };
  return { cursor: cursor !== null && ids.includes(cursor) ? cursor : (ids[0] ?? null), goesOn };
}

/** How many cards before the last one the next page is asked for. */
const prefetchDistance = 12;

/** Whether so few are left behind the cursor that the next page is fetched before it is asked for; of none that are shown, none are left. */
export function isNearEnd({ ids, cursor }: CursorState): boolean {
  return ids.indexOf(cursor ?? '') >= ids.length - prefetchDistance;
}

/** The id `by` places from the cursor, within the ends; the first one where there is no cursor. */
export function moveCursor({ ids, cursor }: CursorState, by: number): string | null {
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where the cursor goes when these leave the list: to the next one that stays, or back to the last one that does. */
export function moveCursorOff({ ids, cursor }: CursorState, leaving: readonly string[]): string | null {
  if (cursor === null || !leaving.includes(cursor)) return cursor;
  const at = ids.indexOf(cursor);
  const stays = (id: string) => !leaving.includes(id);
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, Math.max(0, at)).findLast(stays) ?? null;
}

/** The one behind the cursor, null at the end. */
export function nextIdOf({ ids, cursor }: CursorState): string | null {
  return cursor === null ? null : (ids[ids.indexOf(cursor) + 1] ?? null);
}

/** Where the cursor goes after a decision: to the next id on which one can be made, or, where there is none behind it, to the next. */
export function moveToNextOpen(walked: CursorState, isOpen: (id: string) => boolean): string | null {
  const at = walked.cursor === null ? -1 : walked.ids.indexOf(walked.cursor);
  return walked.ids.slice(at + 1).find(isOpen) ?? moveCursor(walked, 1);
}
