import { fromCallback, type EventObject } from 'xstate';
import type { SavedCursor } from '../../contracts/ports';
import { portsOf } from '../kit/port';

/** A list with a cursor, as it is at the moment. */
export interface CursorPosition {
  ids: readonly string[];
  cursor: string | null;
  /** Told before, and not gone to yet. */
  recalled: SavedCursor | null;
  /** What its address says: with another one it stands on another entry of the history. */
  address: unknown;
}

export interface CursorRestored {
  type: 'cursor.recalled';
  cursor: SavedCursor;
}

export interface PersistCursorInput {
  /** The screen, and what makes its visit another. */
  visit: string;
  list: { subscribe: (look: () => void) => { unsubscribe: () => void } };
  stands: () => CursorPosition;
}

/**
 * Keeps where the cursor of a list stands, for whoever loads its page anew or comes back to it, and tells the list once where it was left:
 * nothing where it is entered for the first time. It is told when the screen is resumed.
 */
export const persistCursor = fromCallback<EventObject, PersistCursorInput>(({ input, receive, sendBack, system }) => {
  const { visit, list, stands } = input;
  const leaving = new AbortController();
  const { readCursor, writeCursor } = portsOf(system);
  let recalled = false;
  let told: (SavedCursor & Pick<CursorPosition, 'address'>) | null = null;

  const keep = () => {
    const { ids, cursor: id, recalled: awaited, address } = stands();
    if (!recalled || awaited !== null || id === null) return;
    const cursor = { id, at: ids.indexOf(id) };
    if (told?.id === id && told.at === cursor.at && told.address === address) return;
    told = { ...cursor, address };
    void writeCursor({ visit, cursor }, leaving.signal);
  };
  const recall = async () => {
    const kept = await readCursor({ visit }, leaving.signal);
    if (leaving.signal.aborted) return;
    recalled = true;
    if (kept.ok && kept.value !== null)
      sendBack({ type: 'cursor.recalled', cursor: kept.value } satisfies CursorRestored);
    keep();
  };
  const moved = list.subscribe(keep);
  /** Brought back by a link, it stands on another entry of the history. */
  receive(({ type }) => {
    if (type !== 'screen.resumed') return;
    told = null;
    keep();
  });
  void recall();
  return () => {
    moved.unsubscribe();
    leaving.abort();
  };
});
