import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSingleKey } from '../../machines/domain/key-settings';
import type { MessageId } from '../copy/message-ids';
import { isDialogAhead, SingleKeysContext, takesText, useRegisterKeys, type KeyActs } from './keys';

export interface ListNavigation {
  /** The item under the cursor; items carry their id as `data-item` and take focus. */
  current: string | null;
  /**
   * What keys do (lower case; `enter`, `delete` and those after `ctrl+` too); one that is held does it once. Letters are heard wherever the
   * focus is on the page of the list, but in what has keys of its own; the others only in the list.
   */
  keys: KeyActs;
  /** What the list is called among the keys of a screen. */
  named: MessageId;
  /** Arrow keys: how many places the cursor goes, a row being as long as it is drawn. */
  onMove: (by: number) => void;
  /** The same with Shift: what lies between is chosen. */
  onExtend?: ((by: number) => void) | undefined;
  /** Rows of a table: the arrows to the left and right are the row's own, which lead into it. */
  rows?: boolean | undefined;
  /** A parent that is in front takes the keys for itself. */
  held?: boolean | undefined;
}

const moves: Record<string, number> = { arrowright: 1, arrowleft: -1, j: 1, k: -1, home: -1e9, end: 1e9 };

/** A field, an open menu or a dialog has keys of its own. */
const hearsItself = (target: Element) =>
  takesText(target) || target.closest('[role=menu], [role=listbox], [role=dialog], [popover]') !== null;

/** They belong to the page, or to the control that has the focus, while that isn't in the list; so does Escape to the control. */
const listOnly = new Set(['arrowup', 'arrowdown', 'arrowleft', 'arrowright', 'home', 'end', ' ', 'enter']);

/** The list's page: its tools and filters are beside it there, the menu and the header of the console are not. */
const isOnPageOf = (list: HTMLElement, target: Element) =>
  (list.closest('main') ?? list.ownerDocument).contains(target) || target.contains(list);

const nameOfPress = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'ctrl+' : ''}${key.toLowerCase()}`;

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];

/** How many places on the nearest item of the row above or below is; the end where there is no such row. */
function rowAway(list: HTMLElement | null, current: string | null, down: boolean): number {
  const items = itemsIn(list);
  const at = items.findIndex((item) => item.dataset.item === current);
  const currentItem = items[at];
  if (currentItem === undefined) return 1;
  const nextItem = down
    ? items.slice(at + 1).filter(({ offsetTop }) => offsetTop > currentItem.offsetTop)
    : items.slice(0, at).filter(({ offsetTop }) => offsetTop < currentItem.offsetTop);
  const row = (down ? nextItem[0] : nextItem.at(-1))?.offsetTop;
  const away = ({ offsetLeft }: HTMLElement) => Math.abs(offsetLeft - currentItem.offsetLeft);
  const [nearest] = nextItem.filter(({ offsetTop }) => offsetTop === row).toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) return down ? items.length : -items.length;
  return items.indexOf(nearest) - at;
}

/**
 * A list that is walked with arrows and decided on with single keys: the focus follows its cursor, its keys are listed among those that are
 * heard.
 */
export function useListNavigation(
  listRef: RefObject<HTMLElement | null>,
  { current, keys, named, onMove, onExtend, rows = false, held = false }: ListNavigation,
): void {
  const hearsSingle = use(SingleKeysContext);
  const isPointed = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => void (isPointed.current = type === 'pointerdown');
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, note, true);
    };
  }, []);
  useEffect(() => {
    const list = listRef.current;
    const active = document.activeElement;
    if (list === null || current === null || held) return;
    const around = active !== null && active !== list && active.contains(list);
    if (!around && !list.contains(active)) return;
    const item = itemsIn(list).find((one) => one.dataset.item === current);
    // A press inside the item must not be moved from under the pointer.
    if (item?.contains(active)) return;
    // Nothing moves under a pointer; who walks by keys sees where they are.
    const rests = around || isPointed.current;
    item?.focus({ preventScroll: rests });
    if (!rests) item?.scrollIntoView({ block: 'nearest' });
  }, [listRef, current, held]);

  const walk = (by: number) => ({ press: () => onMove(by) });
  const extend = (by: number) => {
    onExtend?.(by);
    onMove(by);
  };
  useRegisterKeys(
    held
      ? null
      : {
          name: named,
          keys: {
            [rows ? 'j/arrowdown' : 'j/arrowright']: { words: 'keys.next.text', ...walk(1) },
            [rows ? 'k/arrowup' : 'k/arrowleft']: { words: 'keys.previous.text', ...walk(-1) },
            ...(!rows && { 'arrowup/arrowdown': { words: 'keys.row.text' as const, ...walk(0) } }),
            ...(onExtend && {
              [rows ? 'shift+arrowdown' : 'shift+arrowright']: {
                words: 'keys.extend.text' as const,
                press: () => extend(1),
              },
            }),
            ...keys,
          },
        },
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const list = listRef.current;
    if (held || event.defaultPrevented || !(target instanceof Element) || list === null) return;
    if (event.altKey || hearsItself(target) || isDialogAhead() || !isOnPageOf(list, target)) return;
    const key = nameOfPress(event);
    if (!hearsSingle && isSingleKey(key)) return;
    if (!list.contains(target) && (listOnly.has(key) || (key === 'escape' && !target.contains(list)))) return;
    const onControl = target.closest('button, a') !== null;
    if (onControl && (key === 'enter' || key === ' ')) return;
    if (rows && !event.shiftKey && (key === 'arrowleft' || key === 'arrowright')) return;
    const by = key === 'arrowdown' || key === 'arrowup' ? rowAway(list, current, key === 'arrowdown') : moves[key];
    if (by === undefined && keys[key] === undefined) return;
    event.preventDefault();
    if (by !== undefined) {
      if (event.shiftKey) extend(by);
      else onMove(by);
    } else if (!event.repeat) keys[key]?.press();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
