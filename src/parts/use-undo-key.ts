import { use, useEffect, useEffectEvent } from 'react';
import type { BlockReason } from '../../machines/domain/block-reason';
import type { MessageId } from '../copy/message-ids';
import { formatKey, isDialogOpen, SingleKeysContext, takesText, useRegisterKeys } from './keys';

const letter = 'z';
const chord = 'ctrl+z';
/** What undoes, for the eye: heard wherever keys of one letter may be turned off, and always. */
export const undoLetter = formatKey(letter);
export const undoKey = formatKey(chord);

interface Undoable {
  undo: () => void;
  hearsLetter: () => boolean;
}

/** What the key is for, the lowest first: the stack of decisions, a decision that is open over it, and what is offered in sight. */
type Layer = 'stack' | 'open' | 'offered';
/** What can be undone now, in the order in which it was done. */
const layers: Record<Layer, Undoable[]> = { stack: [], open: [], offered: [] };
const undoables = () => [...layers.stack, ...layers.open, ...layers.offered];

function press(event: KeyboardEvent) {
  const { target } = event;
  const last = undoables().at(-1);
  if (last === undefined || event.key.toLowerCase() !== letter || event.shiftKey || event.altKey) return;
  if (!event.ctrlKey && !event.metaKey && !last.hearsLetter()) return;
  if (event.defaultPrevented || event.repeat) return;
  if (target instanceof Element && takesText(target)) return;
  event.preventDefault();
  last.undo();
}

function setLayer(layer: Layer, next: Undoable[]) {
  layers[layer] = next;
  document.removeEventListener('keydown', press);
  if (undoables().length > 0) document.addEventListener('keydown', press);
}

function useUndoable(layer: Layer, active: boolean, onUndo: () => void) {
  const undoNow = useEffectEvent(onUndo);
  const hearsSingle = use(SingleKeysContext);
  const hearsNow = useEffectEvent(() => hearsSingle);
  useEffect(() => {
    if (!active) return undefined;
    const one: Undoable = { undo: () => undoNow(), hearsLetter: () => hearsNow() };
    setLayer(layer, [...layers[layer], one]);
    return () =>
      setLayer(
        layer,
        layers[layer].filter((other) => other !== one),
      );
  }, [active, layer]);
}

const actsOf = (words: MessageId, press: () => void, why?: () => BlockReason | null) => ({
  name: 'keys.anywhere.name' as const,
  keys: { [letter]: { words, press, why }, [chord]: { words, press, why } },
});

/**
 * While `active`, Z and Ctrl Z (⌘ Z) do this, wherever the focus is but in a field, where they belong to what was typed. Where several can be
 * undone it is the one that was done last.
 */
export function useUndoKey(active: boolean, onUndo: () => void) {
  useRegisterKeys(active ? actsOf('keys.undoCtrl.text', onUndo) : null);
  useUndoable('offered', active, onUndo);
}

const nothing = () => undefined;

/** While a decision is open, none that was made before it is taken back. */
export function useOpenDecision(open: boolean) {
  useUndoable('open', open, nothing);
}

/** The same keys where nothing is offered in sight: they take back what was decided last, but under an open dialog. */
export function useUndoStackKey(onUndo: () => void, why: () => BlockReason | null) {
  const undo = () => {
    if (!isDialogOpen()) onUndo();
  };
  useRegisterKeys(actsOf('keys.undoLast.text', undo, why));
  useUndoable('stack', true, undo);
}
