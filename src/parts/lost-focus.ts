import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isInDialog } from './focus';

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
