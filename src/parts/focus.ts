import { useEffect, type RefObject, useLayoutEffect, useRef } from 'react';

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

/**
 * The element with this ref, which takes focus, has it when what had it inside is gone: whoever pressed a button that went, by the press or
 * later, goes on from there with the next Tab.
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>, isActive = true): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isActive) return undefined;
    let last: Node | null = null;
    const come = ({ target }: FocusEvent) => (last = target as Node);
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === null || document.activeElement === document.body)
        element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
      observer.disconnect();
    };
  }, [ref, isActive]);
}

/**
 * For the element that holds a list and what was chosen in it: where both have no room beside each other, what comes takes the focus that was
 * in what gives way.
 */
export function usePaneFocus(isChosen: boolean): RefObject<HTMLDivElement | null> {
  const panesRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [panes, active] = [panesRef.current, document.activeElement];
    if (panes === null || active === null || !panes.contains(active) || active.checkVisibility?.() !== false) return;
    panes.querySelector<HTMLElement>(isChosen ? 'h2' : 'nav [aria-current]')?.focus();
  }, [isChosen]);
  return panesRef;
}

interface Opening {
  opener: Element | null;
  /** What it stands in that takes the focus, the nearest first. */
  within: HTMLElement[];
  before: Opening | null;
  over: boolean;
}
let newest: Opening | null = null;

const isInDialog = (element: Element | null) => element?.closest('[role=dialog]') != null;

/** Gives the focus there once it has fallen to the page: not while an overlay that fades has it, nor once somebody else took it. */
function catchFocus(findTarget: () => HTMLElement | null): void {
  const checkFocus = () => {
    if (isInDialog(document.activeElement)) return;
    page.disconnect();
    if (document.activeElement === document.body) findTarget()?.focus({ preventScroll: true });
  };
  // In a task of its own: whoever else cares for the focus has had their turn.
  const page = new MutationObserver(() => setTimeout(checkFocus));
  page.observe(document.body, { childList: true, subtree: true });
  setTimeout(checkFocus);
}

function containersAround(opener: Element | null): HTMLElement[] {
  const container = opener?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return container === null ? [] : [container, ...containersAround(container)];
}

function beginOpening(): Opening {
  const opener = document.activeElement;
  newest = { opener, within: containersAround(opener), before: newest, over: false };
  return newest;
}

function endOpening(opening: Opening): void {
  opening.over = true;
  while (newest?.over === true) newest = newest.before;
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && !isInDialog(focused)) return;
  for (let at: Opening | null = opening; at !== null; at = at.before) {
    const { opener } = at;
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus();
      return;
    }
  }
  catchFocus(() => opening.within.find(({ isConnected }) => isConnected) ?? document.querySelector('main'));
}

/**
 * Gives the focus back to what had it when this overlay came, once the overlay goes, unless the focus went elsewhere; if that is gone
 * with an overlay of its own, to what had it before that one; where a decision took away what asked for it, to what that stood in, so
 * that the next Tab goes on from there; and where nothing asked, because it came by itself, to the main part of the page. Mantine's own
 * `returnFocus` sees only an overlay that stood there closed before, and gives nothing back after two that follow each other.
 */
export function useFocusReturn(opened = true): void {
  const opening = useRef<Opening | null>(null);
  // In an effect, not in what cleans it up: React gives the focus back to the dialog that is still fading after that.
  useLayoutEffect(() => {
    if (opened) opening.current ??= beginOpening();
    else if (opening.current !== null) {
      endOpening(opening.current);
      opening.current = null;
    }
  }, [opened]);
  useLayoutEffect(
    () => () => {
      if (opening.current !== null) endOpening(opening.current);
      opening.current = null;
    },
    [],
  );
}

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
