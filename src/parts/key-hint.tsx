import classes from './parts.module.css';
import type { ReactNode } from 'react';

/** The key that does the same; for the eye, as the control names its key for assistive technology itself. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      {children}
    </kbd>
  );
}

/** The foot of a pane: what keys do there, each a span with its hint and its words. */
export function KeyHints({ children }: { children: ReactNode }) {
  return <div className={classes.hints}>{children}</div>;
}
