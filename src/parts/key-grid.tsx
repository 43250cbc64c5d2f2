import { useRef, type ReactNode } from 'react';
import classes from './key-grid.module.css';
import { useListNavigation, type ListNavigation } from './use-list-navigation';
import { useEarlyPressGuard } from './early-press-guard';
import { useRowStops } from './use-row-stops';

interface KeyGridProps extends ListNavigation {
  /** Names the list. */
  label: string;
  /** One below the other, as lines, and not beside each other. */
  dense?: boolean;
  children: ReactNode;
}

/** A grid of cards that is walked with arrows and decided on with single keys. */
export function KeyGrid({ label, dense = false, children, ...walk }: KeyGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const steady = useEarlyPressGuard(listRef);
  useRowStops(listRef, 'parts.cards.name');
  useListNavigation(listRef, walk);
  return (
    <ul
      ref={listRef}
      className={classes.grid}
      data-dense={dense || undefined}
      aria-label={label}
      onClickCapture={steady}
    >
      {children}
    </ul>
  );
}

/** Rows of a table that are walked with arrows and decided on with single keys. */
export function KeyRows({ children, ...walk }: ListNavigation & { children: ReactNode }) {
  const rowsRef = useRef<HTMLDivElement>(null);
  useListNavigation(rowsRef, { ...walk, rows: true });
  return <div ref={rowsRef}>{children}</div>;
}
