import { fromCallback, type EventObject } from 'xstate';
import type { SavedCursor } from '../../../contracts/ports';
import { noteCaller, portsOf } from '../../kit/port';

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
  list: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  stands: () => CursorPosition;
}

/**
 * Keeps where the cursor of a list stands, for whoever loads its page anew or comes back to it, and tells the list once where it was left:
 * nothing where it is entered for the first time. It is told when the screen is resumed.
 */
export const persistCursor = fromCallback<EventObject, PersistCursorInput>(
  ({ input, receive, self, sendBack, system }) => {
    const { visit, list, stands } = input;
    const controller = new AbortController();
    noteCaller(controller.signal, self);
    const { readCursor, writeCursor } = portsOf(system);
    let hasRestored = false;
    let lastWritten: (SavedCursor & Pick<CursorPosition, 'address'>) | null = null;

    const saveCursor = () => {
      const { ids, cursor: id, recalled: awaited, address } = stands();
      if (!hasRestored || awaited !== null || id === null) return;
      const cursor = { id, at: ids.indexOf(id) };
      if (lastWritten?.id === id && lastWritten.at === cursor.at && lastWritten.address === address) return;
      lastWritten = { ...cursor, address };
      void writeCursor({ visit, cursor }, controller.signal);
    };
    const restoreSavedCursor = async () => {
      const savedCursor = await readCursor({ visit }, controller.signal);
      if (controller.signal.aborted) return;
      hasRestored = true;
      if (savedCursor.ok && savedCursor.value !== null)
        sendBack({ type: 'cursor.recalled', cursor: savedCursor.value } satisfies CursorRestored);
      saveCursor();
    };
    const subscription = list.subscribe(saveCursor);
    /** Brought back by a link, it stands on another entry of the history. */
    receive(({ type }) => {
      if (type !== 'screen.resumed') return;
      lastWritten = null;
      saveCursor();
    });
    void restoreSavedCursor();
    return () => {
      subscription.unsubscribe();
      controller.abort();
    };
  },
);
