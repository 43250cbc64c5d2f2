import { useRef, type RefObject } from 'react';

const gap = 6;

/** Puts a floating element of the top layer under its anchor, or above where there is no room or that is preferred, and never past the edge of the page. */
export function placeFloating(
  anchor: HTMLElement,
  floating: HTMLElement,
  align: 'start' | 'centre' | 'end',
  prefersAbove = false,
): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = { start: from.left, centre: from.left + (from.width - width) / 2, end: from.right - width }[align];
  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const top = (prefersAbove || below + height > clientHeight) && above > 0 ? above : below;
  floating.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  floating.style.top = `${top}px`;
}

/**
 * What a popover does as it opens and closes: it stands at the end of its button, in a window of another size too, and goes where its
 * button has gone.
 */
export function useFloating(
  buttonRef: RefObject<HTMLElement | null>,
  floatingRef: RefObject<HTMLElement | null>,
): (isOpen: boolean) => void {
  const leaveRef = useRef<(() => void) | null>(null);
  return (isOpen) => {
    const [button, floating] = [buttonRef.current, floatingRef.current];
    leaveRef.current?.();
    leaveRef.current = null;
    if (button === null || floating === null || !isOpen) return;
    const place = () => {
      if (button.getClientRects().length === 0) floating.hidePopover?.();
      else placeFloating(button, floating, 'end');
    };
    placeFloating(button, floating, 'end');
    addEventListener('resize', place);
    leaveRef.current = () => removeEventListener('resize', place);
  };
}
