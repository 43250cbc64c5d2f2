import { useEffect, useRef } from 'react';

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
