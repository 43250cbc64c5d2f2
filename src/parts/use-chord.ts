import { useEffect } from 'react';
import { isDialogOpen } from './keys';

/** Hears Ctrl, or ⌘, with that key, wherever the focus is: not while something over the page waits for an answer of its own. */
export function useChord(key: string, onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, onPress]);
}
