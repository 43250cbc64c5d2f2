import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** As a `ref`: what comes takes the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** As the `ref` of what comes in the place of what had the focus: its first control takes it, where it was lost. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.querySelector<HTMLElement>(focusable)?.focus();
}

/** As the `ref` of a form that comes in the place of something else: the field marked with `data-autofocus` takes the focus. */
export function takeFirstFocus(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** The same where what stands over the field has to be read first: the page shows that, however far below the field is. */
export function takeFirstFocusBelow(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: 'start' });
}

/** A part of the page takes the focus and the upper edge of the window. */
export function takeFocusAtTop(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

/** As the `ref` of what may go with the focus in it, nobody knows for what: what holds it, up to the page, takes the focus then. */
export function passFocusToContainer(leaving: HTMLElement | null): () => void {
  return () => {
    if (leaving?.contains(document.activeElement))
      leaving.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}

/** Before something goes with the focus in it: what comes after it in the page takes the focus. */
export function focusNextAfter(leaving: Element | null): void {
  if (leaving === null || !leaving.contains(document.activeElement)) return;
  const isNext = (one: HTMLElement) =>
    one.tabIndex >= 0 &&
    !leaving.contains(one) &&
    (leaving.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (one.checkVisibility?.() ?? true);
  [...document.querySelectorAll<HTMLElement>(focusable)].find(isNext)?.focus();
}

export const isInDialog = (element: Element | null) => element?.closest('[role=dialog]') != null;

/**
 * For the element that holds the items of a list: when the item that has the focus goes, or that had it before a question was asked about
 * it, the focus stays in its place, on what stands there now, and doesn't fall to the page.
 */
export function useListFocus(containerRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = containerRef.current;
    if (element === null) return undefined;
    let focusedItem: { item: Element; at: number } | null = null;
    let owed: number | null = null;
    const keep = ({ target }: FocusEvent) => {
      const item = [...element.children].find((child) => child.contains(target as Node));
      focusedItem = item === undefined ? null : { item, at: [...element.children].indexOf(item) };
    };
    const forget = ({ target }: FocusEvent) => {
      if (element.contains(target as Node) || isInDialog(target as Element)) return;
      focusedItem = owed = null;
      page.disconnect();
    };
    const give = () => {
      if (owed === null || document.activeElement !== document.body) return;
      const next = element.children[Math.min(owed, element.children.length - 1)];
      owed = null;
      page.disconnect();
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const rows = new MutationObserver(() => {
      if (focusedItem === null) return;
      if (focusedItem.item.isConnected) focusedItem.at = [...element.children].indexOf(focusedItem.item);
      else {
        owed = focusedItem.at;
        focusedItem = null;
        page.observe(document.body, { childList: true, subtree: true });
        give();
      }
    });
    // A question that closes takes the focus with it.
    const page = new MutationObserver(give);
    rows.observe(element, { childList: true });
    element.addEventListener('focusin', keep);
    document.addEventListener('focusin', forget);
    return () => {
      rows.disconnect();
      page.disconnect();
      element.removeEventListener('focusin', keep);
      document.removeEventListener('focusin', forget);
    };
  }, [containerRef]);
}
