import { useLayoutEffect, useRef, type RefObject } from 'react';

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
