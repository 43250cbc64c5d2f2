import { useRef, type ReactNode } from 'react';
import { useListNavigation, type ListNavigation } from './use-list-navigation';

/** Rows that are walked with arrows and decided on with single keys. */
export function KeyRows({ children, ...walk }: ListNavigation & { children: ReactNode }) {
  const rowsRef = useRef<HTMLDivElement>(null);
  useListNavigation(rowsRef, walk);
  return <div ref={rowsRef}>{children}</div>;
}
