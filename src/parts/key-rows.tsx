import { useEffect, useRef, type ReactNode } from 'react';
import { useListNavigation, type ListNavigation } from './use-list-navigation';

/** They belong to the page while nothing of the rows has the focus. */
const ofThePage = new Set(['arrowup', 'arrowdown', 'arrowleft', 'arrowright', 'home', 'end', ' ', 'enter']);

/** Rows that are walked with arrows and decided on with single keys, which work while the focus is inside, or on nothing. */
export function KeyRows({ children, ...walk }: ListNavigation & { children: ReactNode }) {
  const rowsRef = useRef<HTMLDivElement>(null);
  const press = useListNavigation(rowsRef, walk);
  const pressRef = useRef(press);
  useEffect(() => {
    pressRef.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const rows = rowsRef.current;
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || rows === null) return;
      const inside = rows.contains(target);
      if (!inside && (!target.contains(rows) || ofThePage.has(event.key.toLowerCase()))) return;
      pressRef.current(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return <div ref={rowsRef}>{children}</div>;
}
