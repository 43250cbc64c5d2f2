import type { KeptCursor } from '../../contracts/ports';

const prefix = 'vigia:cursor:';
/** More entries than anybody goes back by; the oldest leave first. */
const mostKept = 60;

/** The place of the page in the tab's history, as the router counts it. */
const entryNow = (): number => {
  const { __TSR_index: index } = (history.state ?? {}) as { __TSR_index?: number };
  return index ?? 0;
};
const names = () => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
const entryIn = (name: string) => Number(name.slice(prefix.length).split(' ', 1)[0]);
const nameOf = (visit: string) => `${prefix}${entryNow()} ${visit}`;
const drop = (gone: readonly string[]) => gone.forEach((name) => sessionStorage.removeItem(name));

/** Whether this document was come back to, by the history or by loading it anew; an address that was typed or followed from elsewhere begins anew. */
export const cameBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
};

if (!cameBack()) drop(names());

/** Where lists were left, by the entry of this tab's history: whoever comes back to one, or loads it anew, finds it so. */
export const cursors = {
  read(visit: string): KeptCursor | null {
    const kept = sessionStorage.getItem(nameOf(visit));
    return kept === null ? null : (JSON.parse(kept) as KeptCursor);
  },
  write(visit: string, cursor: KeptCursor): void {
    drop(names().filter((name) => entryIn(name) <= entryNow() - mostKept));
    sessionStorage.setItem(nameOf(visit), JSON.stringify(cursor));
  },
  /** The history goes on from before that entry: what stood on it and behind it is gone. */
  forget: (entry: number) => drop(names().filter((name) => entryIn(name) >= entry)),
  clear: () => drop(names()),
};
