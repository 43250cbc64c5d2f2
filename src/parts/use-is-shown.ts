import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether the element with this ref takes room on the page, which the style sheet decides by the width of its container. It is looked at
 * when that changes and not with each render: a look makes the browser lay the whole page out.
 */
export function useIsShown(): [ref: RefObject<HTMLDivElement | null>, shown: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const shownRef = useRef(false);
  const subscribe = useCallback((changed: () => void) => {
    const element = ref.current;
    if (element === null) return () => undefined;
    const measure = () => {
      shownRef.current = element.getClientRects().length > 0;
      changed();
    };
    measure();
    if (element.parentElement === null || typeof ResizeObserver === 'undefined') return () => undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return [ref, useSyncExternalStore(subscribe, () => shownRef.current)];
}
