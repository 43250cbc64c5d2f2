import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

const areas = (element: HTMLElement | null) => element !== null && element.getClientRects().length > 0;

/** Whether the element with this ref takes room on the page, which the style sheet decides by the width of its container. */
export function useIsShown(): [ref: RefObject<HTMLDivElement | null>, shown: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const element = ref.current;
    if (element?.parentElement == null || typeof ResizeObserver === 'undefined') return () => undefined;
    const observer = new ResizeObserver(changed);
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return [ref, useSyncExternalStore(subscribe, () => areas(ref.current))];
}
