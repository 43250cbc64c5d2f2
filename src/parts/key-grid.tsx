import { useRef, type ReactNode } from 'react';
import classes from './key-grid.module.css';
import { useListNavigation, type ListNavigation } from './use-list-navigation';
import { useEarlyPressGuard } from './use-early-press-guard';

interface KeyGridProps extends ListNavigation {
  /** Names the list. */
  label: string;
  /** One below the other, as lines, and not beside each other. */
  dense?: boolean;
  children: ReactNode;
}

/** A grid of cards that is walked with arrows and decided on with single keys, which work only while the focus is inside it. */
export function KeyGrid({ label, dense = false, children, ...walk }: KeyGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const steady = useEarlyPressGuard(listRef);
  const press = useListNavigation(listRef, walk);
  return (
    // The list is one composite widget: its items take the focus, and it hears their keys.
    <ul
      ref={listRef}
      className={classes.grid}
      data-dense={dense || undefined}
      aria-label={label}
      onKeyDown={press}
      onClickCapture={steady}
    >
      {children}
    </ul>
  );
}
