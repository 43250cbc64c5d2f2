import type { SavedCursor } from '../../contracts/ports';

const prefix = 'vigia:cursor:';
/** More entries than anybody goes back by; the oldest leave first. */
const maxSaved = 60;

/** The place of the page in the tab's history, as the router counts it. */
const entryNow = (): number => {
  const { __TSR_index: index } = (history.state ?? {}) as { __TSR_index?: number };
  return index ?? 0;
};
const names = () => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
const entryIn = (name: string) => Number(name.slice(prefix.length).split(' ', 1)[0]);
const nameOf = (visit: string) => `${prefix}${entryNow()} ${visit}`;
const removeEntries = (entryNames: readonly string[]) => entryNames.forEach((name) => sessionStorage.removeItem(name));

/** Whether this document was come back to, by the history or by loading it anew; an address that was typed or followed from elsewhere begins anew. */
export const hasReturned = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
};

if (!hasReturned()) removeEntries(names());

/** Where lists were left, by the entry of this tab's history: whoever comes back to one, or loads it anew, finds it so. */
export const cursors = {
  read(visit: string): SavedCursor | null {
    const savedText = sessionStorage.getItem(nameOf(visit));
    return savedText === null ? null : (JSON.parse(savedText) as SavedCursor);
  },
  write(visit: string, cursor: SavedCursor): void {
    removeEntries(names().filter((name) => entryIn(name) <= entryNow() - maxSaved));
    sessionStorage.setItem(nameOf(visit), JSON.stringify(cursor));
  },
  /** The history goes on from before that entry: what stood on it and behind it is gone. */
  forget: (entry: number) => removeEntries(names().filter((name) => entryIn(name) >= entry)),
  clear: () => removeEntries(names()),
};
