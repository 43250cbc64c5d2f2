import { useLayoutEffect, useRef } from 'react';

interface Opening {
  opener: Element | null;
  before: Opening | null;
  over: boolean;
}
let newest: Opening | null = null;

function begin(): Opening {
  newest = { opener: document.activeElement, before: newest, over: false };
  return newest;
}

function end(opening: Opening): void {
  opening.over = true;
  while (newest?.over === true) newest = newest.before;
  const held = document.activeElement;
  if (held !== null && held !== document.body && held.closest('[role=dialog]') === null) return;
  for (let at: Opening | null = opening; at !== null; at = at.before) {
    const { opener } = at;
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus();
      return;
    }
  }
}

/**
 * Gives the focus back to what had it when this overlay came, once the overlay goes, unless the focus went elsewhere; if that is gone
 * with an overlay of its own, to what had it before that one. Mantine's own `returnFocus` sees only an overlay that stood there closed
 * before, and gives nothing back after two that follow each other.
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
