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
