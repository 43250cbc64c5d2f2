import { useEffect, type RefObject } from 'react';
import { takesText, useRegisterKeys, type RegisteredKeys } from './keys';

const focusables = 'a[href], button, input, select, textarea, [tabindex]';
const fields = 'select, textarea, input:not([type=checkbox])';

/** Those that were taken out of the order of the Tab key here, and not by who made them. */
const resting = new WeakSet<Element>();
/** By row: the one that the Tab key stops at. */
const stops = new WeakMap<Element, HTMLElement>();

/** What can be pressed in a row that is no field; the item that the cursor walks to is the list's. */
const controlsIn = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(focusables)].filter(
    (element) => (element.tabIndex >= 0 || resting.has(element)) && element.dataset.item === undefined,
  );

const keysNamed = (name: RegisteredKeys['name']): RegisteredKeys => ({
  name,
  keys: { 'arrowleft/arrowright': { words: 'parts.rows.text', press: () => undefined } },
});
const registeredKeys = {
  'parts.rows.name': keysNamed('parts.rows.name'),
  'parts.cards.name': keysNamed('parts.cards.name'),
};

/** A row of a table that is an item of its list: its neighbours stand above and below it, so that the arrows to its sides lead into it. */
const isRowItem = (row: Element): row is HTMLTableRowElement =>
  row instanceof HTMLTableRowElement && row.dataset['item'] !== undefined;

function setStop(row: Element, wanted?: HTMLElement): void {
  const controls = controlsIn(row);
  const last = stops.get(row);
  const stop =
    wanted ??
    controls.find((control) => control === last) ??
    controls.find((control) => control instanceof HTMLAnchorElement) ??
    controls[0];
  if (stop !== undefined) stops.set(row, stop);
  const hasFields = row.querySelector(fields) !== null;
  for (const control of controls) {
    const rests = !hasFields && control !== stop;
    if (rests === resting.has(control)) continue;
    if (rests) resting.add(control);
    else resting.delete(control);
    control.tabIndex = rests ? -1 : 0;
  }
}

/**
 * For the element that holds the rows of a list: the Tab key stops once at a row, at its link, or at the control that had the focus there
 * last; the arrows to the left and right lead to the others, from the row itself to the first one and back; in a card they are the list's
 * beyond the last one. A row with a field keeps all its stops.
 */
export function useRowStops(
  containerRef: RefObject<HTMLElement | null>,
  named: keyof typeof registeredKeys = 'parts.rows.name',
): void {
  useRegisterKeys(registeredKeys[named]);
  useEffect(() => {
    const element = containerRef.current;
    if (element === null) return undefined;
    const rowOf = (node: Node | null): Element | null => {
      let row = node;
      while (row !== null && row.parentNode !== element) row = row.parentNode;
      return row instanceof Element ? row : null;
    };
    const observer = new MutationObserver((records) => {
      const touched = records.flatMap(({ target, addedNodes }) => (target === element ? [...addedNodes] : [target]));
      new Set(touched.map(rowOf)).forEach((row) => row && setStop(row));
    });
    const follow = ({ target }: FocusEvent) => {
      const row = rowOf(target as Node);
      if (row !== null && controlsIn(row).includes(target as HTMLElement)) setStop(row, target as HTMLElement);
    };
    const walk = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      const row = rowOf(target as Node);
      if (by === undefined || row === null || ctrlKey || metaKey || altKey || shiftKey) return;
      if (takesText(target as Element)) return;
      // On a narrow page some of them aren't shown.
      const controls = controlsIn(row).filter((control) => control.checkVisibility?.() ?? true);
      const stands = isRowItem(row) ? [row, ...controls] : controls;
      const at = stands.indexOf(target as HTMLElement);
      const next = at < 0 ? undefined : stands[at + by];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    for (const row of element.children) setStop(row);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', follow);
    element.addEventListener('keydown', walk);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', follow);
      element.removeEventListener('keydown', walk);
    };
  }, [containerRef]);
}
