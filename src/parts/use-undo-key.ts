import { useEffect } from 'react';
import { nameOfKey, useShownKeys } from './keys';

const key = 'ctrl+z';
/** What `useUndoKey` hears, for the eye. */
export const undoKey = nameOfKey(key);

/** While `active`, Ctrl Z (⌘ Z) does this, wherever the focus is but in a field, where it belongs to what was typed. */
export function useUndoKey(active: boolean, onUndo: () => void) {
  useShownKeys(
    active ? { name: 'keys.anywhere.name', keys: { [key]: { words: 'keys.undoCtrl.text', press: onUndo } } } : null,
  );
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.defaultPrevented || event.repeat) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active, onUndo]);
}
