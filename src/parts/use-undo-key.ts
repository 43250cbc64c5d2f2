import { useEffect, useEffectEvent } from 'react';
import { formatKey, takesText, useRegisterKeys } from './keys';

const key = 'ctrl+z';
/** What `useUndoKey` hears, for the eye. */
export const undoKey = formatKey(key);

/** What can be undone now, in the order in which it was done. */
let undoable: (() => void)[] = [];

function press(event: KeyboardEvent) {
  const { target } = event;
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  if (event.defaultPrevented || event.repeat) return;
  if (target instanceof Element && takesText(target)) return;
  event.preventDefault();
  undoable.at(-1)?.();
}

/**
 * While `active`, Ctrl Z (⌘ Z) does this, wherever the focus is but in a field, where it belongs to what was typed. Where several can be
 * undone it is the one that was done last.
 */
export function useUndoKey(active: boolean, onUndo: () => void) {
  useRegisterKeys(
    active ? { name: 'keys.anywhere.name', keys: { [key]: { words: 'keys.undoCtrl.text', press: onUndo } } } : null,
  );
  const undoNow = useEffectEvent(onUndo);
  useEffect(() => {
    if (!active) return undefined;
    const undo = () => undoNow();
    undoable = [...undoable, undo];
    document.addEventListener('keydown', press);
    return () => {
      undoable = undoable.filter((one) => one !== undo);
      if (undoable.length === 0) document.removeEventListener('keydown', press);
    };
  }, [active]);
}
