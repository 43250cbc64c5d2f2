import { markStanding } from '../domain/marking';
import type { VisibleListing } from '../seats/listings';

/** How many of them are still to be decided on, and how many were decided, by what was. */
export function decidedOf(ids: readonly string[], visible: Readonly<Record<string, VisibleListing>>) {
  const standings = ids.flatMap((id) => (visible[id] === undefined ? [] : [markStanding(visible[id])]));
  const count = (of: string) => standings.filter((standing) => standing === of).length;
  return { open: count('open'), trusted: count('trusted'), suspicious: count('suspicious') + count('sent') };
}

/** A cursor: the listing under it, of those shown. */
interface Walked {
  ids: string[];
  cursor: string | null;
}

/** What the rows show now, with the cursor where it was; on the first that is new, where more was asked for; else on the first one. */
export function rowsTaken<Rows extends Pick<Walked, 'ids'>>(
  { rows: { ids: former }, cursor, goesOn }: { rows: Pick<Walked, 'ids'>; cursor: string | null; goesOn: boolean },
  rows: Rows,
) {
  const fresh = goesOn ? rows.ids[former.length] : undefined;
  if (fresh !== undefined) return { rows, cursor: fresh, goesOn: false };
  return { rows, cursor: cursor !== null && rows.ids.includes(cursor) ? cursor : (rows.ids[0] ?? null), goesOn };
}

/** The id `by` places from the cursor, within the ends; the first one where there is no cursor. */
export function moved({ ids, cursor }: Walked, by: number): string | null {
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where the cursor goes after a decision: to the next id on which one can be made, or, where there is none behind it, to the next. */
export function movedOn(walked: Walked, isOpen: (id: string) => boolean): string | null {
  const at = walked.cursor === null ? -1 : walked.ids.indexOf(walked.cursor);
  return walked.ids.slice(at + 1).find(isOpen) ?? moved(walked, 1);
}
