import { useEffect, type RefObject } from 'react';

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
