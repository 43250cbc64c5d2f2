import { useRef, type RefObject } from 'react';
import { placeFloating } from './place-floating';

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
