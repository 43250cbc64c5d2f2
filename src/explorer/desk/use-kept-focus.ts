import { useEffect, type RefObject } from 'react';

/** Takes the focus when what had it in this element goes away, as a pressed button may: keys go on from there, not from the page's start. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let last: Element | null = null;
    const enter = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === null || document.activeElement === document.body)
        element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', enter);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', enter);
    };
  }, [ref]);
}
