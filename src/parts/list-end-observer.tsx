import { useEffect, useRef, useCallback, useSyncExternalStore, type RefObject } from 'react';

interface NearEndProps {
  onNear: () => void;
}

/** Stands behind the last item of a list: says so when it comes within a window's height of what is seen. Give it another key each time that the list has grown. */
export function ListEndObserver({ onNear }: NearEndProps) {
  const markRef = useRef<HTMLDivElement>(null);
  const nearRef = useRef(onNear);
  useEffect(() => {
    nearRef.current = onNear;
  }, [onNear]);
  useEffect(() => {
    const mark = markRef.current;
    if (mark === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) nearRef.current();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return <div ref={markRef} aria-hidden="true" />;
}

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
