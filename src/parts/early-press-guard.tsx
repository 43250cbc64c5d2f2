import { useRef, type MouseEvent, type ReactNode, useEffect, type RefObject } from 'react';

/** Milliseconds in which nobody has seen yet that something else lies under the pointer. */
export const earlyPressDelay = 500;

/**
 * For the element that holds the items of a list: a press by pointer on an item that moved there within the last half second, because one
 * before it came or went, does nothing. Keys are heard as ever. Give what it answers to the element as `onClickCapture`.
 */
export function useEarlyPressGuard(containerRef: RefObject<HTMLElement | null>, now: () => number = Date.now) {
  useEffect(() => {
    const element = containerRef.current;
    if (element === null) return undefined;
    const observer = new MutationObserver((records) => {
      const from = records.map(({ nextSibling }) => nextSibling).find((sibling) => sibling?.parentNode === element);
      if (from) movedItems.set(element, { from, at: now() });
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [containerRef, now]);

  return (event: MouseEvent<HTMLElement>) => {
    const last = movedItems.get(event.currentTarget);
    if (event.detail === 0 || last === undefined || now() - last.at >= earlyPressDelay) return;
    // What is no longer there has nothing after it: where that stands to what is pressed would be told at random.
    if (!last.from.isConnected) return;
    const target = event.target as Node;
    const isAfter = (last.from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (last.from !== target && !last.from.contains(target) && !isAfter) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const movedItems = new WeakMap<Element, { from: Node; at: number }>();

interface JustCameProps {
  className?: string;
  now?: () => number;
  children: ReactNode;
}

/**
 * What takes the place of something that was just pressed: a press by pointer within the half second after it came, such as the second one
 * of a double click, was meant for what stood there before and does nothing. Keys are heard as ever.
 */
export function EarlyPressGuard({ className, now = Date.now, children }: JustCameProps) {
  const cameAt = useRef(0);
  const keep = useRef((element: HTMLDivElement | null) => {
    if (element !== null) cameAt.current = now();
  });
  const press = (event: MouseEvent) => {
    if (event.detail === 0 || now() - cameAt.current >= earlyPressDelay) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={keep.current} className={className} onClickCapture={press}>
      {children}
    </div>
  );
}
