/**
 * The selection after a row was toggled together with all from `anchor`, the row toggled before, to it: they come to be as that row does.
 * `among` are the rows in the order in which they stand.
 */
export function toggleRange(
  chosen: readonly string[],
  { anchor, id, among }: { anchor: string | null; id: string; among: readonly string[] },
): string[] {
  const [start, end] = [anchor === null ? -1 : among.indexOf(anchor), among.indexOf(id)];
  const range = start < 0 || end < 0 ? [id] : among.slice(Math.min(start, end), Math.max(start, end) + 1);
  const others = chosen.filter((rowId) => !range.includes(rowId));
  return chosen.includes(id) ? others : [...others, ...range];
}

/** The selection with the row `from`, the one so many places on, within the ends, and all between; `end` is where a range goes on. */
export function extendRange(
  chosen: readonly string[],
  { from, by, among }: { from: string; by: number; among: readonly string[] },
): { chosen: string[]; end: string | null } {
  const at = among.indexOf(from);
  if (at < 0) return { chosen: [...chosen], end: null };
  const end = Math.min(among.length - 1, Math.max(0, at + by));
  const range = among.slice(Math.min(at, end), Math.max(at, end) + 1);
  return { chosen: [...new Set([...chosen, ...range])], end: among[end] ?? null };
}

/** The selection with all of a group that may be chosen, or without the group where all of them are. */
export function toggleGroup(
  chosen: readonly string[],
  { group, among }: { group: readonly string[]; among: readonly string[] },
): string[] {
  const others = chosen.filter((id) => !group.includes(id));
  const choosable = among.filter((id) => group.includes(id));
  return choosable.every((id) => chosen.includes(id)) ? others : [...others, ...choosable];
}
