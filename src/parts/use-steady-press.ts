import { useEffect, type MouseEvent, type RefObject } from 'react';

/** Milliseconds in which nobody has seen yet that something else lies under the pointer. */
export const untilSeen = 500;

/**
 * For the element that holds the items of a list: a press by pointer on an item that moved there within the last half second, because one
 * before it came or went, does nothing. Keys are heard as ever. Give what it answers to the element as `onClickCapture`.
 */
export function useSteadyPress(holder: RefObject<HTMLElement | null>, now: () => number = Date.now) {
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const observer = new MutationObserver((records) => {
      const from = records.map(({ nextSibling }) => nextSibling).find((sibling) => sibling?.parentNode === element);
      if (from) moved.set(element, { from, at: now() });
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [holder, now]);

  return (event: MouseEvent<HTMLElement>) => {
    const last = moved.get(event.currentTarget);
    if (event.detail === 0 || last === undefined || now() - last.at >= untilSeen) return;
    const target = event.target as Node;
    const isAfter = (last.from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (last.from !== target && !last.from.contains(target) && !isAfter) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const moved = new WeakMap<Element, { from: Node; at: number }>();
