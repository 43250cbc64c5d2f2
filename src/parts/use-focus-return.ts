import { useLayoutEffect, useRef } from 'react';

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

function around(opener: Element | null): HTMLElement[] {
  const container = opener?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return container === null ? [] : [container, ...around(container)];
}

function begin(): Opening {
  const opener = document.activeElement;
  newest = { opener, within: around(opener), before: newest, over: false };
  return newest;
}

function end(opening: Opening): void {
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
    if (opened) opening.current ??= begin();
    else if (opening.current !== null) {
      end(opening.current);
      opening.current = null;
    }
  }, [opened]);
  useLayoutEffect(
    () => () => {
      if (opening.current !== null) end(opening.current);
      opening.current = null;
    },
    [],
  );
}
